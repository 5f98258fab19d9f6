import { common } from '@portfolio/words';
import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { useWords } from '../../words/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** The application's router link. It must render an `<a>` with an `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives all links of the library the application's router link, for addresses inside the site. */
export const LinkProvider = LinkContext.Provider;

export interface LinkProps extends ComponentProps<'a'> {
  /** A path inside the site (`/about`), or any other URL. */
  href: string;
  /**
   * Opens the link in a new tab, and tells assistive technology so.
   * @default false
   */
  external?: boolean;
}

const isRoute = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Paths inside the site go through the router given to `LinkProvider`. The browser handles downloads, mail,
 * telephone and other addresses.
 */
export function Link({ external = false, children, ...rest }: LinkProps) {
  const RouterLink = use(LinkContext);
  const words = useWords(common);
  if (external) {
    return (
      <a {...rest} target="_blank" rel="noopener">
        {children}
        <VisuallyHidden>{` ${words.opensInNewTab}`}</VisuallyHidden>
      </a>
    );
  }
  if (RouterLink && isRoute(rest.href) && rest.download === undefined) {
    return <RouterLink {...rest}>{children}</RouterLink>;
  }
  return <a {...rest}>{children}</a>;
}
