import type { Content } from '../schema/content.ts';

/** Whether the Contact page has the form, which needs a backend; the owner's mail is there in any case. */
export const hasContactForm = ({ contact }: Pick<Content, 'contact'>): boolean =>
  contact?.form !== 'off';
