import { withoutPlaceholder } from '@portfolio/data/values/placeholders';

/** Joins the parts that the owner has stated; undefined if there are none. */
export const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.map(withoutPlaceholder).filter(Boolean).join(separator) || undefined;
