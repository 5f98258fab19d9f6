export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
