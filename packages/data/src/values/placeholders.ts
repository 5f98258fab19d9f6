/**
 * Texts that an import writes for missing facts, so that the owner sees what to fill in. The generated documents
 * and the files for programs leave them out.
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

/** Whether a text is one of these placeholders. */
export const isPlaceholder = (text: string): boolean => texts.has(text);

/** The text, or undefined if it is a placeholder. */
export const withoutPlaceholder = (text: string | undefined): string | undefined =>
  text !== undefined && isPlaceholder(text) ? undefined : text;

/** Joins the parts that the owner has stated; undefined if there are none. */
export const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.map(withoutPlaceholder).filter(Boolean).join(separator) || undefined;
