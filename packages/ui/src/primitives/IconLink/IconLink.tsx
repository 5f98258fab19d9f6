import { cx } from '../../styles/cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './IconLink.css.ts';

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** Where the link leads. */
  label: string;
  /**
   * Shows only the icon in a narrow window; the label is still announced, and shown on hover.
   * @default false
   */
  compact?: boolean;
}

/** A round icon that is a link, with its label beside it. */
export function IconLink({ icon, label, compact = false, className, ...rest }: IconLinkProps) {
  return (
    <Link title={compact ? label : undefined} {...rest} className={cx(styles.link, className)}>
      <span className={styles.circle}>
        <Icon name={icon} />
      </span>
      <span className={cx(styles.label, compact && styles.compact)}>{label}</span>
    </Link>
  );
}
