import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** The id of the element to go to, with `#`. */
  href: `#${string}`;
}

/** The first link of a page. It skips the header and goes to the content (WCAG 2.4.1). */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={cx(skipLink, className)} />;
}
