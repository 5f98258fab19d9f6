import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { prose } from './Prose.css';

export type ProseProps = ComponentProps<'div'>;

/** Running text at a comfortable line length. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(prose, className)} />;
}
