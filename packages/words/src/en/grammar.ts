export const projectNoun = (count: number) => (count === 1 ? 'project' : 'projects');

/** A count with its noun. */
export const counted = (count: number, one: string, other: string) =>
  `${count} ${count === 1 ? one : other}`;
