import type * as v from 'valibot';

/** A schema with the fields that any kind of schema may have. Valibot has a type for each kind. */
export type Layer = v.GenericSchema & {
  /** The schema that the rules are added to, then the rules. */
  pipe?: readonly [Layer, ...{ type: string; requirement?: unknown; message?: unknown }[]];
  wrapped?: Layer;
  item?: v.GenericSchema;
  items?: readonly v.GenericSchema[];
  entries?: Readonly<Record<string, v.GenericSchema>>;
  options?: readonly unknown[];
  key?: string;
  literal?: unknown;
};

/** A schema, then the schema that it wraps with a description, a rule or `optional`. */
export function layersOf(schema: v.GenericSchema): Layer[] {
  const layer = schema as Layer;
  const inner = layer.wrapped ?? layer.pipe?.[0];
  return inner ? [layer, ...layersOf(inner)] : [layer];
}
