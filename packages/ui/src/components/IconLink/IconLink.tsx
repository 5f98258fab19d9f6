import { cx } from '../../styles/cx';
import { Icon, type IconName } from '../Icon';
import { Link, type LinkProps } from '../Link';
import { VisuallyHidden } from '../VisuallyHidden';
import { iconLink } from './IconLink.css';

export interface IconLinkProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  /** Where the link leads; its name for assistive technology and on hover. */
  label: string;
}

/** A link that shows only an icon. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link title={label} {...rest} className={cx(iconLink, className)}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
