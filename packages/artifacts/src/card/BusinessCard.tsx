import type { Content } from '@portfolio/data/schema/content';
import type { ReactNode } from 'react';
import { contactsOf } from '../contacts.ts';
import { hairline, mm } from '../pdf/lengths.ts';
import { PdfText } from '../pdf/PdfText.tsx';
import { Page, Path, Svg, View } from '../pdf/primitives.ts';
import { printColors } from '../printColors.ts';
import { type QrCode, quietZone, smallestModule } from './qrCode.ts';

/** The card after it is cut, in pt. */
export const cardSize = { width: mm(85), height: mm(55) };

/** The margin that a printer cuts off on each side, in pt. */
export const bleedWidth = mm(3);

/** The free margin inside the cut, in pt. */
const cardMargin = mm(6);

const room = cardSize.width - 2 * cardMargin;
const codeMargin = mm(3);

/** The room for the QR code with its quiet zone, in pt; react-pdf moves a higher element to a new page. */
export const codeRoom = cardSize.height - 2 * cardMargin;

/** The largest size of a module: larger ones only take room from the contacts. */
const largestModule = mm(0.5);

/** The preferred size of the code and its quiet zone, in pt, if its modules aren't too fine for it. */
const usualCode = mm(33);

function moduleOf({ modules }: QrCode): number {
  const usual = usualCode / (modules + 2 * quietZone);
  return Math.min(largestModule, Math.max(smallestModule, usual));
}

function Code({ code, module }: { code: QrCode; module: number }) {
  const side = code.modules * module;
  return (
    <Svg
      viewBox={`0 0 ${code.modules} ${code.modules}`}
      style={{ width: side, height: side, margin: quietZone * module }}
    >
      <Path d={code.path} fill={printColors.text} />
    </Svg>
  );
}

interface CardSideProps {
  /** The margin that is cut off on each side, in pt. */
  bleed: number;
  /** Drawn to the edge, under everything else. */
  ground?: ReactNode;
  children: ReactNode;
}

/** One side of the card, on its paper. */
function CardSide({ bleed, ground, children }: CardSideProps) {
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

export interface BusinessCardProps {
  content: Content;
  code: QrCode;
  /** The margin that is cut off on each side, in pt. */
  bleed: number;
  /** The scale of the texts; below 1 if they wouldn't fit. */
  scale: number;
}

function Front({ content: { owner }, bleed, scale }: BusinessCardProps) {
  const rule = (
    <View
      style={{
        position: 'absolute',
        top: bleed + mm(21),
        left: bleed + cardMargin,
        right: 0,
        height: hairline,
        backgroundColor: printColors.hairline,
      }}
    />
  );
  return (
    <CardSide bleed={bleed} ground={rule}>
      <View style={{ paddingTop: mm(21) - cardMargin + mm(4) }}>
        <PdfText font="display" size={20 * scale} room={room} style={{ lineHeight: 1.12 }}>
          {owner.name}
        </PdfText>
        <PdfText
          size={9 * scale}
          room={room}
          style={{ color: printColors.muted, lineHeight: 1.3, marginTop: 3 * scale }}
        >
          {owner.title}
        </PdfText>
        {owner.organisation !== undefined && (
          <PdfText
            size={9 * scale}
            room={room}
            style={{ color: printColors.muted, lineHeight: 1.3 }}
          >
            {owner.organisation}
          </PdfText>
        )}
      </View>
    </CardSide>
  );
}

function Back({ content, code, bleed, scale }: BusinessCardProps) {
  const { direct, web, place } = contactsOf(content);
  const module = moduleOf(code);
  const codeSide = (code.modules + 2 * quietZone) * module;
  const column = cardSize.width - cardMargin - codeSide - codeMargin;
  const codeTop = bleed + (cardSize.height - codeSide) / 2;
  const ground = (
    <View style={{ position: 'absolute', top: codeTop, right: bleed + codeMargin }}>
      <Code code={code} module={module} />
    </View>
  );
  const items = [...direct, ...web, ...(place === undefined ? [] : [{ text: place }])];
  return (
    <CardSide bleed={bleed} ground={ground}>
      <View style={{ width: column, flexGrow: 1, justifyContent: 'center' }}>
        {items.map(({ text, ...item }) => (
          <PdfText
            key={text}
            link={'link' in item ? item.link : undefined}
            size={7.5 * scale}
            room={column}
            style={{ lineHeight: 1.3, marginVertical: 1.6 * scale }}
          >
            {text}
          </PdfText>
        ))}
      </View>
    </CardSide>
  );
}

/** Both sides: who the owner is, and how to reach them. */
export function BusinessCard(props: BusinessCardProps) {
  return (
    <>
      <Front {...props} />
      <Back {...props} />
    </>
  );
}
