import { standardFields } from '@portfolio/data/jsonResume/standardFields';
import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import * as v from 'valibot';

/** The documentation of one field. */
interface Field {
  schema: Schema;
  /** The path in the file, such as `owner.profiles[].url`. */
  path: string;
  required: boolean;
  rule: string;
  description: string;
}

// Valibot has a type for each kind of schema. This one has the fields that any of them may have.
type Schema = v.GenericSchema & {
  message?: unknown;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  pipe?: readonly Schema[];
  /** The schemas of a union, or of an object whose fields depend on its kind. */
  options?: readonly Schema[];
  literal?: string;
};

/** A schema without its description and further rules. */
const innermost = (schema: Schema): Schema => {
  const [first] = schema.pipe ?? [];
  return first ? innermost(first) : schema;
};

/** The messages for an invalid value, in the order of the checks. */
const messagesOf = ({ pipe, wrapped, entries, item, message }: Schema): string[] => {
  if (pipe) return pipe.flatMap(messagesOf);
  if (wrapped) return messagesOf(wrapped);
  return entries || item || typeof message !== 'string' ? [] : [message];
};

/** Rules of all texts, addresses and so on. The reference states them once, above the tables. */
const saidAbove = /^(?:plain text: |must not hold|one line without|text that is not empty)/;

/** The rules of a schema from its error messages, without repeats. */
const ownRulesOf = (schema: Schema): string[] => [
  ...new Set(
    messagesOf(schema)
      .map((message) => message.replace(/^must (be )?/, (_, be) => (be ? '' : 'must ')))
      .filter((rule) => !saidAbove.test(rule)),
  ),
];

/** The rules of a schema as a cell, or else its kind of value. */
function rulesOf(schema: Schema): string {
  const rules = ownRulesOf(schema);
  if (rules.length > 0) return rules.join('; ');
  const { entries, item, options, literal } = innermost(schema);
  if (literal) return `"${literal}"`;
  if (options) return `fields that depend on its kind: ${options.map(kindOf).join(', ')}`;
  if (entries) return 'fields';
  return item ? 'list' : 'text';
}

/** The kind of an object, on which its other fields depend. */
const kindOf = (schema: Schema) => {
  const { kind } = innermost(schema).entries ?? {};
  return (kind && innermost(kind).literal) ?? '';
};

function fieldsOf(path: string, schema: Schema): Field[] {
  const given = schema.wrapped ?? schema;
  const { item, ...inner } = innermost(given);
  const { entries } = item ? innermost(item) : inner;
  const below = item ? `${path}[]` : path;
  const isDescribed = item !== undefined && v.getDescription(item) !== undefined;
  // In a list of texts, one rule for the entries is enough.
  const rule =
    item && !entries && !isDescribed
      ? [`list of: ${rulesOf(item)}`, ...ownRulesOf(given)].join('; ')
      : rulesOf(given);
  const description = v.getDescription(given) ?? '';
  return [
    { path, required: given === schema, rule, description, schema: given },
    ...(item && isDescribed && !entries ? fieldsOf(below, item) : []),
    ...Object.entries(entries ?? {}).flatMap(([key, child]) => fieldsOf(`${below}.${key}`, child)),
  ];
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;');

const tableOf = (heading: string, fields: readonly Field[]): string =>
  [
    heading,
    '',
    '| field | required | what it is | rule |',
    '|---|---|---|---|',
    ...fields.map(
      ({ path, required, rule, description }) =>
        `| \`${path}\` | ${required ? 'yes' : ''} | ${cell(description)} | ${cell(rule)} |`,
    ),
    '',
  ].join('\n');

/** A table for each kind that the fields of an object depend on. */
const kindTables = ({ path, schema }: Field): string[] =>
  (innermost(schema).options ?? [])
    .filter((option) => kindOf(option) !== '')
    .map((option) => {
      const fields = Object.entries(innermost(option).entries ?? {});
      return tableOf(
        `### ${path}: ${kindOf(option)}`,
        fields.flatMap(([key, child]) => fieldsOf(`${path}.${key}`, child)),
      );
    });

function tablesOf(file: ContentFile): string {
  const fields = Object.entries(contentFiles[file]).flatMap(([part, schema]) =>
    fieldsOf(part, schema as Schema),
  );
  return [tableOf(`## ${file}`, fields), ...fields.flatMap(kindTables)].join('\n');
}

const importTable = [
  '## From a JSON Resume',
  '',
  'The import takes each field of the [published schema](https://jsonresume.org/schema) to this place, and lists',
  'you of every other value that it finds.',
  '',
  '| field of the résumé | place in the content |',
  '|---|---|',
  ...Object.entries(standardFields).map(
    ([path, field]) =>
      `| \`${path}\` | ${'place' in field ? `\`${field.place}\`` : `none: ${field.none}`} |`,
  ),
  '',
].join('\n');

/** The reference of all content, as Markdown: `docs/content.md`. */
export const contentReference = (): string =>
  [
    '# Content, field by field',
    '',
    'Made from the schemas in `packages/data/src/schema`: change those, then run',
    '`npx vitest run --project unit tests/unit/data/contentReference.test.ts -u`.',
    '',
    'The files are JSON in `content` at the root of your copy (or the folder that `PORTFOLIO_CONTENT` names); pictures',
    'are in `files` next to them. Until you have that folder, the sample in `packages/data/src/sample` is shown. Fields',
    'that are not required may be left out, and lists may be empty: their part of the page is then left out, too. So may',
    'a file without required fields. `[]` means each entry of a list.',
    '',
    'Every text is one line of plain text in any script, without tags and without space at its ends; it may',
    'be as long as it needs, and the pages make room. A value that breaks a rule stops the build with its',
    'file and place.',
    '',
    'Documents and previews are drawn with fonts for Latin, Cyrillic, Greek, Devanagari and Arabic. For another',
    'script, the import and the build name the Fontsource package that has it, such as',
    '`npm install @fontsource-variable/noto-sans-kr`; once it is installed, they use it. Pages show such a script in',
    "the visitor's own fonts.",
    '',
    ...contentFileNames.map(tablesOf),
    importTable,
  ].join('\n');
