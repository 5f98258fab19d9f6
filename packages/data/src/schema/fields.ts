import * as v from 'valibot';
import { isDate } from '../dates.ts';
import { plainTextChecks } from './plainText.ts';
import { WEB_ADDRESS_RULE, webAddressChecks } from './webAddress.ts';

/** An object whose fields are exactly these: a misspelt field is an error, not silence. */
export const entity = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const known = Object.keys(entries);
    if (issue.expected !== 'never') {
      return issue.path ? 'is required' : `must hold the fields ${known.join(', ')}`;
    }
    const holder: unknown = issue.path?.at(-1)?.input;
    // Valibot stops at the first unknown key of an object; the owner should see them all.
    const others = Object.keys(Object(holder)).filter(
      (key) => !known.includes(key) && key !== issue.input,
    );
    const also = others.length > 0 ? `, nor is ${others.join(', ')}` : '';
    return `is not a known field${also}; the fields are ${known.join(', ')}`;
  });

/** A schema with what its field is, in a sentence: `docs/content.md` is made of these. */
export const described = <const Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** The rule of a value that is one of a few. */
export const oneOfRule = (values: readonly string[]) =>
  `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** A list, which may be empty: what it is shown in is then left out. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'must be a list');

/** A list with at least one entry. */
export const filledListOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(listOf(item), v.minLength(1, 'must be a list with at least one entry'));

const TEXT_RULE = 'must be text that is not empty and has no white space at either end';

/** Plain text that is trimmed and not empty. */
export const textSchema = v.pipe(
  v.string(TEXT_RULE),
  v.check((text) => text !== '' && text.trim() === text, TEXT_RULE),
  ...plainTextChecks,
);

/** Yes or no. */
export const flagSchema = v.boolean('must be true or false');

/** An absolute http or https URL. Nothing else, so `javascript:` never reaches a link. */
export const webAddressSchema = v.pipe(v.string(WEB_ADDRESS_RULE), ...webAddressChecks);

const COLOR_RULE = 'must be a colour written #rrggbb';

/** A colour as six hexadecimal digits. */
export const colorSchema = v.pipe(v.string(COLOR_RULE), v.regex(/^#[\da-f]{6}$/i, COLOR_RULE));

const EMOJI_RULE = 'must be a single emoji';

/** One emoji, drawn where an entity has no image. */
export const emojiSchema = v.pipe(
  v.string(EMOJI_RULE),
  v.emoji(EMOJI_RULE),
  v.graphemes(1, EMOJI_RULE),
);

const IMAGE_RULE =
  "must be a path inside the content's files folder, such as icons/python.svg, or an https:// address";
const FILE_NAME_RULE =
  'must be a file whose name works on every system and in an address: rename it without \\ : * ? " < > | # % and what cannot be seen';

const isRemoteImage = (text: string) => text.startsWith('https:') && v.is(webAddressSchema, text);

/** Down from the files folder, to a file with an extension: no scheme, no `..`, no slash in front. */
const isInside = (path: string) =>
  !/^[a-z][a-z\d+.-]*:/i.test(path) && /^(?:[^./][^/]*\/)*[^./][^/]*\.[^./]+$/.test(path);

/** An image: a path in the files folder, with any letters and spaces in it, or an https URL. */
export const imageSchema = v.pipe(
  v.string(IMAGE_RULE),
  v.check((text) => isRemoteImage(text) || isInside(text), IMAGE_RULE),
  v.check(
    (text) => isRemoteImage(text) || !/[\\:*?"<>|#%\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(text),
    FILE_NAME_RULE,
  ),
);

const DATE_RULE =
  'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31';

/** A date as far as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const dateSchema = v.pipe(v.string(DATE_RULE), v.check(isDate, DATE_RULE));
