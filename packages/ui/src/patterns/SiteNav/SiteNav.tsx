import { common } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import * as styles from './SiteNav.css.ts';

export interface SiteNavProps extends ComponentProps<'nav'> {
  /** The pages of the site, in order. */
  items: readonly { href: string; label: string }[];
  /** `href` of the current page; none of the items on an error page. */
  current?: string | undefined;
  /**
   * Whether the visitor is on a page below the current one, which has no entry.
   * @default false
   */
  below?: boolean;
  /** `href` of the page that is loading. */
  pending?: string | undefined;
}

/** In letters; more than that need a second line on a phone. */
const ONE_LINE = 48;

/**
 * The navigation between the pages, with the active entry marked. Entries that don't fit on one line
 * go to the next one, so none is ever out of sight.
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
