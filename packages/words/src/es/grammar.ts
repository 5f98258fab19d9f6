import type { Counted } from '../types/textTypes.ts';

export const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

/** A count with its noun. */
export const counted = (count: number, one: string, other: string) =>
  `${count}\u00a0${plural(count, one, other)}`;

export const projectNoun = (count: number) => plural(count, 'proyecto', 'proyectos');

export const projects: Counted = (count) => `${count}\u00a0${projectNoun(count)}`;

/** `3 de 7 proyectos`. */
export const projectsOf = (count: number, total: number) => `${count} de ${projects(total)}`;

/** A word in the middle of a line; a code such as `B2` stays as it is. */
export const inLine = (word: string) =>
  /^\p{Lu}[\p{Ll}-]+(?!\p{L})/u.test(word) ? `${word[0]?.toLowerCase()}${word.slice(1)}` : word;
