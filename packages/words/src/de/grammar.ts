import type { Counted } from '../types/textTypes.ts';

/** A count with its noun. */
export const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;

/** `3 Projekten`: in the dative, after `in`, `von` or `an`. */
export const projectsDative: Counted = (count) => counted(count, 'Projekt', 'Projekten');
