import { common } from '@portfolio/words';
import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { useWords } from '../../words/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** The application's router link: an `<a>` that takes an `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives every link of the library the application's router link for addresses inside the site. */
export const LinkProvider = LinkContext.Provider;

export interface LinkProps extends ComponentProps<'a'> {
  /** The address: a path inside the site (`/about`), or any other URL. */
  href: string;
  /**
   * Opens in a new tab, and says so to assistive technology.
   * @default false
   */
  external?: boolean;
}

const isRoute = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Paths inside the site go through the router given to `LinkProvider`; downloads, mail,
 * telephone and other addresses are left to the browser.
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
