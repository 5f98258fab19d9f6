import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { Link } from '../Link';
import * as styles from './SiteNav.css';

export interface SiteNavProps extends ComponentProps<'nav'> {
  /** The pages of the site, in order. */
  items: readonly { href: string; label: string }[];
  /** `href` of the page that is shown; none of the items on an error page. */
  current?: string | undefined;
}

/** The navigation between the pages, with the active entry marked. */
export function SiteNav({ items, current, className, ...rest }: SiteNavProps) {
  return (
    <nav aria-label="Main" {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {items.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
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
