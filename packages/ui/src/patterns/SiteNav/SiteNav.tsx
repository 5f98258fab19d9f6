import { common } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './SiteNav.css.ts';

export interface SiteNavProps extends ComponentProps<'nav'> {
  /** The pages of the site, in order. */
  items: readonly { href: string; label: string }[];
  /** The `href` of the current page; undefined on an error page. */
  current?: string | undefined;
  /**
   * Whether the visitor is on a page below the current one that has no entry of its own.
   * @default false
   */
  below?: boolean;
  /** The `href` of the page that is loading. */
  pending?: string | undefined;
}

/** In letters. Longer labels in total need a second line on a phone. */
const ONE_LINE = 48;

/**
 * The navigation between the pages, with the active entry marked. Entries that don't fit wrap to the next line, so all
 * of them stay visible.
 *
 * @selector `[data-pending]` of the link to the page that is loading
 */
export function SiteNav({
  items,
  current,
  below = false,
  pending,
  className,
  ...rest
}: SiteNavProps) {
  const letters = items.map(({ label }) => label).join('').length;
  return (
    <nav
      aria-label={useWords(common).mainNavigation}
      {...rest}
      className={cx(styles.root, className)}
    >
      <ul data-long={letters > ONE_LINE || undefined} className={styles.list}>
        {items.map(({ href, label }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              aria-current={href === current ? (below ? 'true' : 'page') : undefined}
              data-pending={href === pending || undefined}
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
