import { statedOnly } from '@portfolio/data/values/unstated';

/** The parts that are stated, as one text; undefined where none is. */
export const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.map(statedOnly).filter(Boolean).join(separator) || undefined;
