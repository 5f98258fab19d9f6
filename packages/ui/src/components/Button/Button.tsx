import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx';
import { Link, type LinkProps } from '../Link';
import { button } from './Button.css';

/** The looks of a button: one `solid` a view for the main action, `outline` for the others. */
export const buttonVariants = ['solid', 'outline'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export interface ButtonProps extends ComponentProps<'button'> {
  /** @default 'solid' */
  variant?: ButtonVariant;
}

/** Does something on this page. To go elsewhere, use `ButtonLink`. */
export function Button({ variant = 'solid', type = 'button', className, ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={cx(button({ variant }), className)} />;
}

export interface ButtonLinkProps extends LinkProps {
  /** @default 'solid' */
  variant?: ButtonVariant;
}

/** A link in the form of a button: goes to a page, an address or a download. */
export function ButtonLink({ variant = 'solid', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(button({ variant }), className)} />;
}
