import { cx } from '../../styles/cx.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';
import { ButtonLabel } from './ButtonLabel.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/**
 * A link that looks like a button, to a page, an address or a download. An `external` one has a small arrow, and
 * assistive technology announces that it opens in a new tab.
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
    <Link
      {...rest}
      className={cx(styles.button, styles.variants[variant], styles.sizes[size], className)}
    >
      <ButtonLabel icon={icon} shortLabel={shortLabel} external={rest.external}>
        {children}
      </ButtonLabel>
    </Link>
  );
}
