import { type ContentFile, contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import * as v from 'valibot';

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
  pipe?: readonly Schema[];
};

/** A schema before it is described or held to more. */
const innermost = (schema: Schema): Schema => {
  const [first] = schema.pipe ?? [];
  return first ? innermost(first) : schema;
};

/** What a value hears that isn't one, in the order of the checks. */
const messagesOf = ({ pipe, entries, item, message }: Schema): string[] => {
  if (pipe) return pipe.flatMap(messagesOf);
  return entries || item || typeof message !== 'string' ? [] : [message];
};

/** What every text, address and so on keeps, and is said once above the tables. */
const saidAbove = /^(?:plain text: |must not hold|one line without|text that is not empty)/;

/** The rules of a schema, in the words of its error messages, each once. */
function rulesOf(schema: Schema): string {
  const rules = messagesOf(schema)
    .map((message) => message.replace(/^must (be )?/, (_, be) => (be ? '' : 'must ')))
    .filter((rule) => !saidAbove.test(rule));
  if (rules.length > 0) return [...new Set(rules)].join('; ');
  const { entries, item } = innermost(schema);
  if (entries) return 'fields';
  return item ? 'list' : 'text';
}

function fieldsOf(path: string, schema: Schema): Field[] {
  const given = schema.wrapped ?? schema;
  const { item, ...inner } = innermost(given);
  const { entries } = item ? innermost(item) : inner;
  const below = item ? `${path}[]` : path;
  // Of what a list of texts holds, one rule says all.
  const rule = item && !entries ? `list of: ${rulesOf(item)}` : rulesOf(given);
  const description = v.getDescription(given) ?? '';
  return [
    { path, required: given === schema, rule, description },
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
