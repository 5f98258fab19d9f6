import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { hidden } from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={cx(hidden, className)} />;
}
