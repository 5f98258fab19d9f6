import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns } from './Columns.css.ts';

export type ColumnsProps = ComponentProps<'div'>;

/** Sets unlike parts side by side where there is room, and one below the other where not. */
export function Columns({ className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns, className)} />;
}
