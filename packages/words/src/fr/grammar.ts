// Before a colon and within quotation marks is a no-break space, before other double signs a narrow one.

import type { Counted } from '../types/textTypes.ts';

/** The singular holds for everything below 2: `0 projet`, `1,5 point`. */
export const plural = (count: number, one: string, other: string) => (count < 2 ? one : other);

/** A count with its noun. */
export const counted = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural(count, one, other)}`;

export const projects: Counted = (count) => counted(count, 'projet', 'projets');

/** `3 projets sur 7`. */
export const projectsOf = (count: number, total: number) => `${projects(count)} sur ${total}`;

export const others: Counted = (count) => counted(count, 'autre', 'autres');

/** `de Pune`, `d’Oslo`. */
export const de = (name: string) =>
  /^[aeiouàâäéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** A word in the middle of a line; a code such as `B2` stays as it is. */
export const inLine = (word: string) =>
  /^\p{Lu}[\p{Ll}-]+(?!\p{L})/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;
