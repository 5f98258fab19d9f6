import type { ComponentProps } from 'react';
import { showInStrip, useStrip } from '../../hooks/useStrip.ts';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './SiteNav.css.ts';

export interface SiteNavProps extends ComponentProps<'nav'> {
  /** The pages of the site, in order. */
  items: readonly { href: string; label: string }[];
  /** `href` of the current page; none of the items on an error page. */
  current?: string | undefined;
  /** `href` of the page that is loading. */
  pending?: string | undefined;
}

/**
 * The navigation between the pages, with the active entry marked. It is one line: where not all
 * entries fit, it scrolls, fades where there is more, and scrolls to the active entry.
 *
 * @selector `[data-pending]` of the link to the page that is loading
 * @selector [data-more="none" | "start" | "end" | "both"] of the list
 */
export function SiteNav({ items, current, pending, className, ...rest }: SiteNavProps) {
  const [ref, ends] = useStrip<HTMLUListElement>('[aria-current="page"]', current);
  return (
    <nav aria-label="Main" {...rest} className={cx(styles.root, className)}>
      <ul
        ref={ref}
        data-more={ends}
        // Not on a press: the link would move away from under it.
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) showInStrip(currentTarget, target);
        }}
        className={styles.list}
      >
        {items.map(({ href, label }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              data-pending={href === pending ? '' : undefined}
              className={styles.link}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
