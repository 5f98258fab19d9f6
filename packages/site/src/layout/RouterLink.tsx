import type { LinkComponent } from '@portfolio/ui/Link';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { prefetchPage, routeAt } from '../pageModules';

/**
 * A link of the router in the form that the interface library asks for. Its page is fetched as soon
 * as the visitor seems about to follow it: with the pointer over the link, a finger on it, or the
 * focus. The browser loads a document that is no page of the application. The router's own component isn't used, because it also handles pages that a server would
 * announce.
 */
export const RouterLink: LinkComponent = ({ href, onClick, onPointerEnter, onFocus, ...rest }) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && routeAt(href)) follow(event);
      }}
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
};
