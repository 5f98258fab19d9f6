import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { prose } from './Prose.css.ts';

export type ProseProps = ComponentProps<'div'>;

/**
 * Running text at a comfortable line length. Its children are plain elements, like those made from Markdown:
 * paragraphs, third- and fourth-level headings, lists, quotes, code, tables, and pictures in a `figure`. Put `pre` and
 * `table`, which may be wide, into a `ScrollRegion`.
 */
export function Prose({ className, ...rest }: ProseProps) {
  return <div {...rest} className={cx(prose, className)} />;
}
