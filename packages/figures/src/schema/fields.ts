import * as v from 'valibot';
import { described } from './entity.ts';

/** Makes a kind of field: a function from the sentence about a field to its schema. */
export const kind =
  <const Schema extends v.GenericSchema>(schema: Schema) =>
  (description: string) =>
    described(schema, description);

/** A list that may be empty. Its part of the page is then left out. */
export const list = <const Item extends v.GenericSchema>(item: Item, description: string) =>
  described(v.array(item, 'must be a list'), description);

/** A list with at least one entry. */
export const filledList = <const Item extends v.GenericSchema>(item: Item, description: string) =>
  v.pipe(list(item, description), v.minLength(1, 'must be a list with at least one entry'));

/** Names, one of which is meant: `a, b or c`. */
export const anyOf = (names: readonly string[]) =>
  `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** One of a few values. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => described(v.picklist(values, `must be ${anyOf(values)}`), description);

/** A number without a fraction, within these bounds. */
export const wholeNumber = (
  min: number,
  max: number,
  description: string,
  rule = `must be a whole number from ${min} to ${max}`,
) =>
  described(
    v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule)),
    description,
  );

/** Visible characters. Spaces don't count, nor do characters drawn as nothing, such as U+200B or U+3164. */
export const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text that an HTML parser would take for a tag, a comment or a declaration: `<b`, `</p`, `<!--`, `<?xml`. */
const MARKUP = /<[a-z/!?]/i;

/** Addresses that contain a program or a document. "Data: what it says" is allowed, because it is prose. */
const ACTIVE_ADDRESS = /\b(?:java|vb)script\s*:|\bdata:\S/i;

/** Invisible characters that end a line, and halves of a character. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Characters that change the order in which text is shown. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

const without = (pattern: RegExp, rule: string) =>
  v.check<string, string>((text) => !pattern.test(text), rule);

/** These apply to every text, so that readers, terminals and downloaded files all show it as it is. */
const lineChecks = [
  without(CONTROL, 'must be one line without control characters: delete what cannot be seen'),
  without(
    DIRECTION,
    'must not hold characters that change the direction of writing: delete what cannot be seen',
  ),
  without(/\ufffd/, 'must not hold the sign \ufffd, which replaced a letter: write that again'),
] as const;

/** A line of a longer text. Markup in it is shown as it is written. */
export const lineSchema = v.pipe(v.string(), ...lineChecks);

/** These apply to every text in a field, which may get into a file with markup. */
const plainTextChecks = [
  without(MARKUP, 'must be plain text: take out the tag, or put a space after the <'),
  without(
    ACTIVE_ADDRESS,
    'must not hold an address such as javascript:, vbscript: or data: – write it without the colon',
  ),
  ...lineChecks,
] as const;

const TEXT_RULE = 'must be text that is not empty and has no white space at either end';

/** Plain text that is trimmed and not empty. */
export const textSchema = v.pipe(
  v.string(TEXT_RULE),
  v.check((text) => VISIBLE.test(text) && text.trim() === text, TEXT_RULE),
  ...plainTextChecks,
);

/** A field that holds {@link textSchema}. */
export const text = kind(textSchema);

/** A list of texts, which may be empty. */
export const texts = (description: string) => list(textSchema, description);

/** Yes or no. */
export const flag = kind(v.boolean('must be true or false'));
