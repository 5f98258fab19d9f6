import type { Content } from '../schema/content.ts';

/** Whether the Contact page has the form, which needs a backend. The page always shows the owner's e-mail address. */
export const hasContactForm = ({ contact }: Pick<Content, 'contact'>): boolean =>
  contact?.form !== 'off';
