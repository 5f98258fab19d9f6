import type { LinkComponent } from '@portfolio/ui/Link';
import { Link } from 'react-router-dom';
import { prefetchPage } from '../pageModules';

/**
 * The router's link in the form that the interface library asks for. The page that it leads to is
 * fetched as soon as the visitor seems to mean it: with the pointer over the link, a finger on it, or
 * the focus.
 */
export const RouterLink: LinkComponent = ({ href, onPointerEnter, onFocus, ...rest }) => (
  <Link
    {...rest}
    to={href}
    // For routes that a server would tell of.
    discover="none"
    onPointerEnter={(event) => {
      prefetchPage(href);
      onPointerEnter?.(event);
    }}
    onFocus={(event) => {
      prefetchPage(href);
      onFocus?.(event);
    }}
  />
);
