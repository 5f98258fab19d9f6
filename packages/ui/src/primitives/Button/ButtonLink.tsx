import { cx } from '../../styles/cx.ts';
import { Icon } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import { button, externalMark, face } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';
import { ButtonLabel } from './ButtonLabel.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/**
 * A link that looks like a button: to a page, an address or a download. An `external` one has a
 * small arrow, and tells assistive technology that it opens in a new tab.
 */
export function ButtonLink({
  variant = 'solid',
  size = 'md',
  icon,
  shortLabel,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(button({ variant, size }), className)}>
      <span className={face.label}>
        <ButtonLabel icon={icon} shortLabel={shortLabel}>
          {children}
        </ButtonLabel>
        {rest.external && <Icon name="external" className={externalMark} />}
      </span>
    </Link>
  );
}
