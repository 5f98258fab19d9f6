export { Link, type LinkProps } from './Link';
export { type LinkComponent, LinkProvider } from './LinkContext';
