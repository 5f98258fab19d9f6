import { safeJson } from './safeText.ts';

const MAX_SHOWN_LENGTH = 80;

/** Describes a value briefly: a text in quotes, cut if it is long; a list or an object by its kind. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  const shown = value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value;
  return safeJson(shown);
}
