import { cx } from '../../styles/cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './IconLink.css.ts';

/** The places of the label. `wide` is next to the icon in a wide window, and only announced in a narrow one. */
export const iconLinkLabels = ['beside', 'below', 'wide'] as const;

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  /** The name of the icon in the circle. Screen readers skip it. */
  icon: IconName;
  /** The link's name, which says where it leads. */
  label: string;
  /**
   * The place of the label. With `wide` it shows from 1024 px on. In a narrower window it is announced.
   * @default 'beside'
   */
  labelled?: (typeof iconLinkLabels)[number];
}

/** A round icon that is a link, with its label. */
export function IconLink({ icon, label, labelled = 'beside', className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={cx(styles.link, className)} data-labelled={labelled}>
      <span className={styles.circle}>
        <Icon name={icon} />
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
