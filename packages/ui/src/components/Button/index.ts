export { Button, type ButtonProps } from './Button';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './buttonLook';
