import { type ComponentProps, type ComponentType, createContext } from 'react';

/** What the library asks of the application's router link: an `<a>` that takes an `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

/** The link of the application's router; `undefined` outside an application: a plain `<a>`. */
export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives every link of the library the application's router link for addresses inside the site. */
export const LinkProvider = LinkContext.Provider;
