export { Link, type LinkProps } from './Link.tsx';
export { type LinkComponent, LinkProvider } from './LinkContext.ts';
