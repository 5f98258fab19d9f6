import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns, narrowOnly } from './Columns.css.ts';

/** The smallest width of a column: 224 and 352 px at the default text size. */
export const columnsSizes = ['sm', 'md'] as const;
export type ColumnsSize = (typeof columnsSizes)[number];

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * The smallest width of a column: `sm` for short parts, `md` for text.
   * @default 'md'
   */
  size?: ColumnsSize;
}

/**
 * Puts different parts side by side where there is room, otherwise one below the other. The second of three parts has a
 * column of its own, and the third goes below the first.
 */
export function Columns({ size = 'md', className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns[size], className)} />;
}

/** Shows its content, such as a link to a part further down, only if the window is too narrow for `Columns`. */
export function NarrowOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(narrowOnly, className)} />;
}
