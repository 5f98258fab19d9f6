import type * as v from 'valibot';
import { placeIn } from '../values/place.ts';
import { type Layer, layersOf } from './layersOf.ts';

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null && 'kind' in option;

/**
 * The places of all fields of one kind, as patterns for `valuesAt`. They are read from the schema, so new fields
 * are included.
 * @param kind the schema that such fields are made of, such as `imageSchema`
 * @example placesOf(contentSchema, imageSchema) // ['owner.portrait.src', 'skillCategories[].skills[].icon', …]
 */
export function placesOf(schema: v.GenericSchema, kind: v.GenericSchema, path = ''): string[] {
  const layers = layersOf(schema);
  if (layers.some((layer) => layer === kind)) return [path];
  const { item, entries = {}, options = [] } = layers.at(-1) as Layer;
  return [
    ...(item ? placesOf(item, kind, `${path}[]`) : []),
    ...Object.entries(entries).flatMap(([key, field]) => placesOf(field, kind, placeIn(path, key))),
    ...options.filter(isSchema).flatMap((option) => placesOf(option, kind, path)),
  ];
}
