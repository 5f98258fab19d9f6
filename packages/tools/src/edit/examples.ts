import { sample } from '@portfolio/data/sample';
import { isObject } from '@portfolio/data/values/isObject';
import { valuesAt } from '@portfolio/data/values/valuesAt';

/** The maximum number of characters of an example. */
const MAX_LENGTH = 100;

const sizeOf = (entry: unknown) => (isObject(entry) ? Object.keys(entry).length : 0);

/** The values with the entries of each list in the order of how many fields they have. */
function fullestFirst(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fullestFirst).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fullestFirst(part)]));
}

const ordered = fullestFirst(sample);

/** The place of an example of a kind, such as `projects[2].figure` for `projects[].figure`. */
export const placeOfKind = (place: string, kind: string): string | undefined =>
  valuesAt(ordered, place).find(({ value }) => Object(value).kind === kind)?.path;

/**
 * The sample's value of a field, as an example. It is from the entry with the most fields, and empty if there is none or
 * it is long.
 * @param place such as `projects[].result`
 */
export function exampleOf(place: string): string {
  const example = [valuesAt(ordered, place)[0]?.value ?? []].flat().map(String).join(', ');
  // The sample's addresses are reserved for examples, and may not be published.
  return example.length > MAX_LENGTH || /^https?:.*\bexample\./.test(example) ? '' : example;
}
