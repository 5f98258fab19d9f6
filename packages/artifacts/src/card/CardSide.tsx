import type { ReactNode } from 'react';
import { mm } from '../pdf/lengths.ts';
import { Page, View } from '../pdf/primitives.ts';
import { printColors } from '../printColors.ts';

/** The card after it is cut, in pt. */
export const cardSize = { width: mm(85), height: mm(55) };

/** What a printer cuts off on each side, in pt. */
export const bleedWidth = mm(3);

/** What stays free inside the cut, in pt. */
export const cardMargin = mm(6);

export interface CardSideProps {
  /** What is cut off on each side, in pt. */
  bleed: number;
  /** Drawn to the edge, under all else. */
  ground?: ReactNode;
  children: ReactNode;
}

/** One side of the card, on its paper. */
export function CardSide({ bleed, ground, children }: CardSideProps) {
  return (
    <Page
      size={[cardSize.width + 2 * bleed, cardSize.height + 2 * bleed]}
      style={{
        padding: bleed + cardMargin,
        backgroundColor: printColors.paper,
        color: printColors.text,
      }}
    >
      {ground}
      <View style={{ flexGrow: 1 }}>{children}</View>
    </Page>
  );
}
