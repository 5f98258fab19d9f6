import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import {
  dateSchema,
  downloadSchema,
  imageSchema,
  loadedAddressSchema,
  markdownFileSchema,
  textSchema,
  webAddressSchema,
} from '@portfolio/data/schema/fields';
import { labelOf } from '@portfolio/tools/edit/labels';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** What JSON Schema can say of rules that are functions. Each is the first of its schema. */
const patterns = new Map<unknown, string>([
  [textSchema.pipe[1], '^\\S(.*\\S)?$'],
  [dateSchema.pipe[1], '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$'],
  [webAddressSchema.pipe[1], '^https?://'],
  [loadedAddressSchema.pipe[1], '^https://'],
  [downloadSchema.pipe[1], '^(https://.+|[^/.].*\\.[^./]+)$'],
  [imageSchema.pipe[1], '^(https://.+|[^/.].*\\.[^./]+)$'],
  [markdownFileSchema.pipe[1], '^[^/.].*\\.md$'],
]);

/** Names each field as a form does. */
function withTitles(schema: JsonSchema): JsonSchema {
  const named = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(named);
    if (typeof part !== 'object' || part === null) return part;
    return withTitles(part);
  };
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key !== 'properties') return [key, named(value)];
    const fields = Object.entries(Object(value)).map(([name, field]) => [
      name,
      { title: labelOf(name), ...withTitles(Object(field)) },
    ]);
    return [key, Object.fromEntries(fields)];
  });
  return Object.fromEntries(entries);
}

/**
 * The JSON Schema of a content file, for `docs/schemas`. With it, an editor of code completes fields and marks most
 * slips. The build checks the rest.
 */
export function contentSchemaOf(file: ContentFile): string {
  const schema = toJsonSchema(v.strictObject(contentFiles[file]), {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const pattern = patterns.get(valibotAction);
      return pattern === undefined ? undefined : { ...jsonSchema, pattern };
    },
  });
  return `${JSON.stringify(withTitles({ ...schema, title: file }), null, 1)}\n`;
}

/** The settings of VS Code that name the schema of each content file: `.vscode/settings.json`. */
export const codeEditorSettings = () => {
  const schemas = contentFileNames.map((file) => ({
    fileMatch: [`/content/${file}`, `/packages/data/src/sample/${file}`],
    url: `./docs/schemas/${file}`,
  }));
  return `${JSON.stringify({ 'json.schemas': schemas }, null, 2)}\n`;
};
