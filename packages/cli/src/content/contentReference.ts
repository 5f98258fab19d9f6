import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import type * as v from 'valibot';

/** What the documentation says of one field. */
interface Field {
  /** From the file's start, such as `owner.profiles[].url`. */
  path: string;
  required: boolean;
  rule: string;
  description: string;
}

// Valibot's types know each schema by itself; here they are read, whichever they are.
type Schema = v.GenericSchema & {
  message?: unknown;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  pipe?: readonly (Schema & { kind: string; description?: string })[];
};

/** A schema without the mark that its field may be left out. */
const unwrap = (schema: Schema): Schema => schema.wrapped ?? schema;

/** Schemas within a schema's pipe: what it is before it is described or held to more. */
const innermost = (schema: Schema): Schema => {
  const [first] = schema.pipe ?? [];
  return first && first !== schema ? innermost(first) : schema;
};

/** All actions of a pipe, those of the pipes within it first. */
const actionsOf = (schema: Schema): NonNullable<Schema['pipe']>[number][] =>
  (schema.pipe ?? []).flatMap((part) =>
    part.kind === 'schema' ? (part === schema ? [] : actionsOf(part)) : [part],
  );

const asRule = (message: unknown) =>
  typeof message === 'string'
    ? message.replace(/^must (be )?/, (_, be) => (be ? '' : 'must '))
    : '';

/** What every text, address and so on keeps, and is said once above the tables. */
const saidAbove = /^(?:plain text: |must not hold|one line without|text that is not empty)/;

/** The rules of a schema, in the words of its error messages, each once. */
function rulesOf(schema: Schema): string {
  const inner = innermost(schema);
  const messages = [
    ...(inner.entries || inner.item ? [] : [asRule(inner.message)]),
    ...actionsOf(schema).map((action) => asRule('message' in action ? action.message : '')),
  ];
  const own = [...new Set(messages)].filter((rule) => rule !== '' && !saidAbove.test(rule));
  if (own.length > 0) return own.join('; ');
  if (inner.entries) return 'fields';
  return inner.item ? 'list' : 'text';
}

const descriptionOf = (schema: Schema) =>
  actionsOf(schema).findLast(({ type }) => type === 'description')?.description ?? '';

function fieldsOf(path: string, schema: Schema): Field[] {
  const given = unwrap(schema);
  const inner = innermost(given);
  const item = inner.item && innermost(inner.item);
  const { entries } = item ?? inner;
  const below = item ? `${path}[]` : path;
  // Of what a list of texts holds, one rule says all.
  const rule =
    item && !item.entries && inner.item ? `list of: ${rulesOf(inner.item)}` : rulesOf(given);
  return [
    { path, required: given === schema, rule, description: descriptionOf(given) },
    ...Object.entries(entries ?? {}).flatMap(([key, child]) => fieldsOf(`${below}.${key}`, child)),
  ];
}

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/</g, '&lt;');

function tableOf(file: ContentFile): string {
  const rows = Object.entries(contentFiles[file])
    .flatMap(([part, schema]) => fieldsOf(part, schema as Schema))
    .map(
      ({ path, required, rule, description }) =>
        `| \`${path}\` | ${required ? 'yes' : ''} | ${cell(description)} | ${cell(rule)} |`,
    );
  return [
    `## ${file}`,
    '',
    '| field | required | what it is | rule |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** The reference of all content, as Markdown: `docs/content.md`. */
export const contentReference = (): string =>
  [
    '# Content, field by field',
    '',
    'Made from the schemas in `packages/data/src/schema`: change those, then run',
    '`npx vitest run --project unit tests/unit/data/contentReference.test.ts -u`.',
    '',
    'The files are JSON in `packages/data/src/content` (or the folder that `PORTFOLIO_CONTENT` names); pictures',
    'lie in `files` beside them. What is not required may be left out, and lists may be empty: what would',
    'have shown it is then left out, too. `[]` stands for each entry of a list.',
    '',
    'Every text is one line of plain text in any script, without tags and without space at its ends; it may',
    'be as long as it needs, and the pages make room. A value that breaks a rule stops the build with its',
    'file and place.',
    '',
    ...contentFileNames.map(tableOf),
  ].join('\n');
