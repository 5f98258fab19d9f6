import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What the application's router link must be: an `<a>` that takes an `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The link of the application's router; `undefined` without one, for a plain `<a>`. */
export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives every link of the library the application's router link for addresses inside the site. */
export const LinkProvider = LinkContext.Provider;
