import { statedOnly } from '@portfolio/data/values/unstated';

/** Joins the parts that the owner has stated; undefined if there are none. */
export const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.map(statedOnly).filter(Boolean).join(separator) || undefined;
