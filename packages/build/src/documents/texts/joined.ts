import { withoutPlaceholder } from '@portfolio/data/values/placeholders';

/** The parts that are stated, as one text; undefined where none is. */
export const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.map(withoutPlaceholder).filter(Boolean).join(separator) || undefined;
