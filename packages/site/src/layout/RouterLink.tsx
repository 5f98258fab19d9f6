import type { LinkComponent } from '@portfolio/ui/Link';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { caseStudyAt } from '../routing/caseStudyAt';
import { prefetchPage, routeAt } from '../routing/pageModules';
import { growFrom } from './useGrowingFigure';

/**
 * A link of the router, in the form that the interface library asks for. It fetches its page as soon as the visitor
 * seems about to follow it: with the pointer over the link, a finger on it, or the focus. The browser itself loads a
 * document that isn't a page of the application.
 *
 * It doesn't use the router's own component, because that also handles pages that a server would announce.
 */
export const RouterLink: LinkComponent = ({ href, onClick, onPointerEnter, onFocus, ...rest }) => {
  const viewTransition = caseStudyAt(href) !== undefined;
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { viewTransition });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !routeAt(href)) return;
        follow(event);
        if (viewTransition && event.defaultPrevented) growFrom(event.currentTarget);
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
