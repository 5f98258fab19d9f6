import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { columns } from './Columns.css.ts';

export type ColumnsProps = ComponentProps<'div'>;

/** Puts different parts side by side where there is room, otherwise one below the other. */
export function Columns({ className, ...rest }: ColumnsProps) {
  return <div {...rest} className={cx(columns, className)} />;
}
