import type { ComponentProps } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';

export interface GridItemProps extends ComponentProps<'li'> {
  delayMs: number;
}

/** A grid's item that appears when it comes into sight, `delayMs` milliseconds later. */
export function GridItem({ delayMs, ...rest }: GridItemProps) {
  return <li {...rest} {...useReveal(delayMs)} />;
}
