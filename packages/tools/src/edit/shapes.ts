import {
  dateSchema,
  downloadSchema,
  imageSchema,
  loadedAddressSchema,
  markdownFileSchema,
  webAddressSchema,
} from '@portfolio/data/schema/fields';
import { type Layer, layersOf } from '@portfolio/data/schema/layersOf';
import * as v from 'valibot';

export type Schema = v.GenericSchema;

/** The fields of an object, by their keys. */
export type Fields = Readonly<Record<string, Schema>>;

/**
 * How a form shows a value.
 * - `numbers`: numbers, dates or empty places, which a form edits as a line of text; `rows`: several such lines
 * - `image`: a picture or another file, by its path or address
 * - `choice`: an object whose fields depend on its kind
 * - `pair`: a list of exactly two texts, which a form edits as two fields
 */
export type Shape =
  | { kind: 'object'; fields: Fields }
  | {
      kind: 'choice';
      key: string;
      options: readonly { name: string; about: string; fields: Fields }[];
    }
  | { kind: 'list'; item: Schema }
  | { kind: 'option'; values: readonly string[] }
  | { kind: 'constant'; value: unknown }
  | { kind: 'numbers' | 'rows' | 'pair' | 'flag' | 'number' }
  | { kind: 'image' | 'caseStudy' | 'date' | 'address' | 'text' };

const innermost = (schema: Schema) => layersOf(schema).at(-1) as Layer;

/** Whether a field may be left out. */
export const isOptional = (schema: Schema) => schema.type.endsWith('optional');

/** The sentence about a field. */
export const aboutOf = (schema: Schema) =>
  v.getDescription((schema as Layer).wrapped ?? schema) ?? '';

/** The rules of a schema, such as `min_length`, by their type. */
export const rulesOf = (schema: Schema) =>
  new Map(
    layersOf(schema)
      .flatMap(({ pipe: [, ...rules] = [] }) => rules)
      .map((rule) => [rule.type, rule]),
  );

/** Whether a field names a file for visitors, and not a picture. */
export const isDownload = (schema: Schema) => layersOf(schema).includes(downloadSchema);

/** The shape of the values that a schema allows. */
export function shapeOf(schema: Schema): Shape {
  const layers = layersOf(schema);
  const { type, entries, item, items, options = [], key, literal } = layers.at(-1) as Layer;
  if (entries) return { kind: 'object', fields: entries };
  if (type === 'variant' && key) return { kind: 'choice', key, options: optionsOf(options, key) };
  if (type === 'union') return { kind: 'numbers' };
  const part = item ?? items?.[0];
  if (part) {
    const inner = shapeOf(part).kind;
    if (inner === 'number') return { kind: 'numbers' };
    if (inner === 'numbers') return { kind: 'rows' };
    return items ? { kind: 'pair' } : { kind: 'list', item: part };
  }
  if (type === 'picklist') return { kind: 'option', values: options as string[] };
  if (type === 'literal') return { kind: 'constant', value: literal };
  if (type === 'boolean') return { kind: 'flag' };
  if (type === 'number') return { kind: 'number' };
  if (layers.includes(imageSchema) || isDownload(schema)) return { kind: 'image' };
  if (layers.includes(markdownFileSchema)) return { kind: 'caseStudy' };
  if (layers.includes(dateSchema)) return { kind: 'date' };
  const isAddress = [webAddressSchema, loadedAddressSchema].some((each) => layers.includes(each));
  return { kind: isAddress ? 'address' : 'text' };
}

const optionsOf = (options: readonly unknown[], key: string) =>
  (options as Schema[]).map((option) => {
    const { [key]: kind, ...fields } = innermost(option).entries ?? {};
    const constant = kind && innermost(kind);
    return { name: String(constant?.literal), about: kind ? aboutOf(kind) : '', fields };
  });
