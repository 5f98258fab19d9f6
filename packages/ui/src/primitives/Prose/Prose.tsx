import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { prose } from './Prose.css.ts';

export type ProseProps = ComponentProps<'div'>;

/** Running text at a comfortable line length. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(prose, className)} />;
}
