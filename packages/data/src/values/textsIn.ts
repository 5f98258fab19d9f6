import { valuesIn } from './valuesAt.ts';

/** A text and where it is, such as `projects[0].title`. */
export type FoundText = { path: string; value: string };

/** All texts in the content at any depth, in order. */
export const textsIn = (content: unknown): FoundText[] =>
  valuesIn(content).filter((found): found is FoundText => typeof found.value === 'string');
