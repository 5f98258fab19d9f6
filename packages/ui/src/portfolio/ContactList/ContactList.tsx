import { contact } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { CopyButton } from '../../primitives/CopyButton/index.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { Address } from '../../text/Address.tsx';
import { useWords } from '../../words/index.ts';
import * as styles from './ContactList.css.ts';

/** One way to reach the owner. */
export interface ContactEntry {
  /** Decoration next to the label. */
  icon: IconName;
  /** The kind of address, such as `Email`. Each label once in a list. */
  label: string;
  /** The address as people write it; also the text that is copied. */
  value: string;
  /**
   * The link of the value. Without it the value is plain text. All links except mail and telephone links open in a new
   * tab.
   */
  href?: string | undefined;
  /** Whether somebody has checked the address. It then has a green tick, which is also announced and explained below. */
  verified: boolean;
  /**
   * Whether the value has a button that copies it.
   * @default false
   */
  copyable?: boolean | undefined;
}

export interface ContactListProps extends ComponentProps<'div'> {
  /** The ways to reach somebody, in order. */
  entries: readonly ContactEntry[];
}

/** Mail and telephone links open another program, so they don't need a new tab. */
const opensInNewTab = (href: string) => !/^(mailto|tel):/.test(href);

const Tick = () => <Icon name="check" className={styles.tick} />;

/** Ways to reach the owner, each with its label and value. */
export function ContactList({ entries, className, ...rest }: ContactListProps) {
  const words = useWords(contact);
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <dl className={styles.list}>
        {entries.map(({ icon, label, value, href, verified, copyable = false }) => (
          <div key={label} data-copyable={copyable || undefined} className={styles.row}>
            <dt className={cx(axisLabel, styles.label)}>
              <Icon name={icon} className={styles.icon} />
              <bdi>{label}</bdi>
            </dt>
            <dd className={styles.value}>
              {href ? (
                <Link href={href} external={opensInNewTab(href)} className={styles.link}>
                  <bdi>
                    <Address>{value}</Address>
                  </bdi>
                </Link>
              ) : (
                <bdi>{value}</bdi>
              )}
              {verified && (
                <span className={styles.verified}>
                  <Tick />
                  <VisuallyHidden>{` (${words.verified})`}</VisuallyHidden>
                </span>
              )}
              {copyable && (
                <CopyButton value={value} label={words.copy(label)} className={styles.copy} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {entries.some(({ verified }) => verified) && (
        <p aria-hidden="true" className={axisLabel}>
          <Tick /> {words.verified}
        </p>
      )}
    </div>
  );
}
