import { cx } from '../../styles/cx.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { iconLink } from './IconLink.css.ts';

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
