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

/**
 * The sample's value of a field, as an example. It is from the entry with the most fields, and empty if there is none or
 * it is long.
 * @param place such as `projects[].result`
 */
export function exampleOf(place: string): string {
  const [found] = valuesAt(ordered, place);
  const example = [found?.value ?? []].flat().map(String).join(', ');
  return example.length <= MAX_LENGTH ? example : '';
}
