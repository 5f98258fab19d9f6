import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { axisLabel } from '../../styles/text.css';
import { Link } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './ContactList.css';

/** One way to reach the owner. */
export interface ContactEntry {
  label: string;
  value: string;
  /** Where the value leads; without it the value is plain text. */
  href?: string | undefined;
  /** Shows the green tick. */
  verified: boolean;
}

export interface ContactListProps extends ComponentProps<'dl'> {
  entries: readonly ContactEntry[];
}

/** Mail and telephone links are handed to another program and need no tab of their own. */
const opensInNewTab = (href: string) => !/^(mailto|tel):/.test(href);

/** Ways to reach the owner, each with its label and value. */
export function ContactList({ entries, className, ...rest }: ContactListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {entries.map(({ label, value, href, verified }) => (
        <div key={label} className={styles.row}>
          <dt className={cx(axisLabel, styles.label)}>{label}</dt>
          <dd className={styles.value}>
            {href ? (
              <Link href={href} external={opensInNewTab(href)}>
                <bdi>{value}</bdi>
              </Link>
            ) : (
              <bdi>{value}</bdi>
            )}
            {verified && (
              <span className={styles.verified}>
                <span aria-hidden="true"> ✓</span>
                <VisuallyHidden> (verified)</VisuallyHidden>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
