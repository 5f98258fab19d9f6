import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns, narrowOnly } from './Columns.css.ts';

export type ColumnsProps = ComponentProps<'div'>;

/**
 * Puts different parts side by side where there is room, otherwise one below the other. Of three,
 * the second has a column of its own, and the third goes below the first.
 */
export function Columns({ className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns, className)} />;
}

/** Only in a window where `Columns` are one below the other: a link to a part further down. */
export function NarrowOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(narrowOnly, className)} />;
}
