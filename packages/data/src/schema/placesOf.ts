import type * as v from 'valibot';

// Valibot has a type for each kind of schema. This one has the fields that any of them may have.
type Schema = v.GenericSchema & {
  pipe?: readonly Schema[];
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
};

/** A schema, then the schema that it wraps with a description, a rule or `optional`. */
function layersOf(schema: Schema): Schema[] {
  const inner = schema.wrapped ?? schema.pipe?.[0];
  return inner ? [schema, ...layersOf(inner)] : [schema];
}

const isSchema = (option: unknown): option is Schema =>
  typeof option === 'object' && option !== null && 'kind' in option;

/**
 * The places of all fields of one kind, as patterns for `valuesAt`. They are read from the schema, so new fields
 * are included.
 * @param kind the schema that such fields are made of, such as `imageSchema`
 * @example placesOf(contentSchema, imageSchema) // ['owner.portrait.src', 'skillCategories[].skills[].icon', …]
 */
export function placesOf(schema: v.GenericSchema, kind: v.GenericSchema, path = ''): string[] {
  const layers = layersOf(schema);
  if (layers.includes(kind)) return [path];
  const { item, entries = {}, options = [] } = layers.at(-1) as Schema;
  return [
    ...(item ? placesOf(item, kind, `${path}[]`) : []),
    ...Object.entries(entries).flatMap(([key, field]) =>
      placesOf(field, kind, path === '' ? key : `${path}.${key}`),
    ),
    ...options.filter(isSchema).flatMap((option) => placesOf(option, kind, path)),
  ];
}
