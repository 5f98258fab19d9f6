import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns, lead as leadClass, narrowOnly } from './Columns.css.ts';

export interface ColumnsProps extends ComponentProps<'div'> {
  /**
   * Gives the first of two parts two thirds of the width.
   * @default false, for columns of the same width
   */
  lead?: boolean;
}

/**
 * Puts different parts side by side where there is room, otherwise one below the other. The second of three parts has a
 * column of its own, and the third goes below the first.
 */
export function Columns({ lead = false, className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns, lead && leadClass, className)} />;
}

/** Shows its content, such as a link to a part further down, only if the window is too narrow for `Columns`. */
export function NarrowOnly({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(narrowOnly, className)} />;
}
