import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns, narrowOnly } from './Columns.css.ts';

/** Smallest width of a column: 224 and 352 px at the default text size. */
export const columnsSizes = ['sm', 'md'] as const;
export type ColumnsSize = (typeof columnsSizes)[number];

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * Smallest width of a column: `sm` for short parts, `md` for text.
   * @default 'md'
   */
  size?: ColumnsSize;
}

/**
 * Puts different parts side by side where there is room, otherwise one below the other. Of three,
 * the second has a column of its own, and the third goes below the first.
 */
export function Columns({ size = 'md', className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns[size], className)} />;
}

/** Only in a window where `Columns` are one below the other: a link to a part further down. */
export function NarrowOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(narrowOnly, className)} />;
}
