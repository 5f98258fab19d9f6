/**
 * Placeholders on the pages of an imported résumé, so that the owner sees what to fill in. Documents that
 * are sent, and files for programs, leave them out.
 */
export const placeholder = {
  email: 'you@example.com',
  position: 'Position not stated',
  employer: 'Employer not stated',
  institution: 'Institution not stated',
  issuer: 'Issuer not stated',
  date: 'Date not stated',
  referee: 'Name not stated',
} as const;

const texts = new Set<string>(Object.values(placeholder));

/** Whether a text is only such a placeholder. */
export const isPlaceholder = (text: string): boolean => texts.has(text);

/** A text, unless it is only a placeholder. */
export const withoutPlaceholder = (text: string | undefined): string | undefined =>
  text !== undefined && isPlaceholder(text) ? undefined : text;
