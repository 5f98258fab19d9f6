export { Button, type ButtonProps } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './buttonLook.ts';
