/**
 * What the pages of an imported résumé say where it says nothing, so that the owner sees what to fill in.
 * The documents that are sent, and what programs read, leave it out.
 */
export const unstated = {
  position: 'Position not stated',
  employer: 'Employer not stated',
  institution: 'Institution not stated',
  issuer: 'Issuer not stated',
  date: 'Date not stated',
} as const;

const texts = new Set<string>(Object.values(unstated));

/** A text, unless it only says that nothing is stated. */
export const statedOnly = (text: string | undefined): string | undefined =>
  text !== undefined && texts.has(text) ? undefined : text;
