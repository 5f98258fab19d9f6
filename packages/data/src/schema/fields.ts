import * as v from 'valibot';
import { endsBeforeStart, isDate, isRealDate } from '../dates.ts';
import { decoration } from '../decoration.ts';
import { VISIBLE } from '../safeText.ts';
import { canParse, WEB_HOST } from '../webHost.ts';
import { described, optional } from './entity.ts';
import { pictograms } from './pictograms.ts';

/** A kind of field: given the sentence on a field, its schema. */
const kind =
  <const Schema extends v.GenericSchema>(schema: Schema) =>
  (description: string) =>
    described(schema, description);

/** A list, which may be empty: its part of the page is then left out. */
export const list = <const Item extends v.GenericSchema>(item: Item, description: string) =>
  described(v.array(item, 'must be a list'), description);

/** A list with at least one entry. */
export const filledList = <const Item extends v.GenericSchema>(item: Item, description: string) =>
  v.pipe(list(item, description), v.minLength(1, 'must be a list with at least one entry'));

/** One of a few values. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => {
  const rule = `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return described(v.picklist(values, rule), description);
};

/** A text of a form of its own. */
export const matching = (pattern: RegExp, rule: string, description: string) =>
  described(v.pipe(v.string(rule), v.regex(pattern, rule)), description);

/** A number without a fraction, in these bounds. */
export const wholeNumber = (
  min: number,
  max: number,
  description: string,
  rule = `must be a whole number from ${min} to ${max}`,
) => {
  const isKept = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return described(v.pipe(v.number(rule), v.check(isKept, rule)), description);
};

/** Text that an HTML parser takes for a tag, a comment or a declaration: `<b`, `</p`, `<!--`, `<?xml`. */
const MARKUP = /<[a-z/!?]/i;

/** Addresses that contain a program or a document. "Data: what it says" is prose. */
const ACTIVE_ADDRESS = /\b(?:java|vb)script\s*:|\bdata:\S/i;

/** Invisible characters that end a line, and halves of a character. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Characters that show text in another order than it is written in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

const without = (pattern: RegExp, rule: string) =>
  v.check<string, string>((text) => !pattern.test(text), rule);

/** Applies to every text, so that readers, terminals and downloaded files all show it as it is. */
const lineChecks = [
  without(CONTROL, 'must be one line without control characters: delete what cannot be seen'),
  without(
    DIRECTION,
    'must not hold characters that change the direction of writing: delete what cannot be seen',
  ),
  without(/\ufffd/, 'must not hold the sign \ufffd, which replaced a letter: write that again'),
] as const;

/** A line of a longer text, in which markup is shown as it is written. */
export const lineSchema = v.pipe(v.string(), ...lineChecks);

/** Applies to every text in a field, which may end up in a file that has markup. */
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

/** Scheme, host and port, then the rest; nothing invisible, nothing that ends a quote. */
const WEB_ADDRESS = new RegExp(`^${WEB_HOST}(?:[/?#][^\\s\\p{C}<>"]*)?$`, 'u');

const CREDENTIALS = /^https?:\/\/[^/?#]*@/;

const addressSchema = (schemes: RegExp, rule: string) =>
  v.pipe(
    v.string(rule),
    v.check(
      (text) => !CREDENTIALS.test(text),
      'must not hold a user name or password: every visitor would get them',
    ),
    v.check((text) => schemes.test(text) && WEB_ADDRESS.test(text) && canParse(text), rule),
  );

/**
 * An absolute http or https URL that leads to a page, at the host that it shows. Nothing else, so
 * `javascript:` never reaches a link.
 */
export const webAddressSchema = addressSchema(
  /^https?:/,
  'must be a web address that starts with http:// or https://',
);

/** A field that holds {@link webAddressSchema}: visitors may follow it, but the page loads nothing from it. */
export const webAddress = kind(webAddressSchema);

/**
 * An address from which the browser loads something, such as a frame or a download. It loads nothing over
 * http (W3C Mixed Content). Pictures are {@link image}.
 */
export const loadedAddressSchema = addressSchema(
  /^https:/,
  'must be a web address that starts with https://, as browsers load nothing else into a page',
);

/** A field that holds {@link loadedAddressSchema}. */
export const loadedAddress = kind(loadedAddressSchema);

const COLOR_RULE = 'must be a colour written #rrggbb';
const colorSchema = v.pipe(v.string(COLOR_RULE), v.regex(/^#[\da-f]{6}$/i, COLOR_RULE));

/** A colour as six hexadecimal digits; grey unless set. */
export const color = (description: string) =>
  optional(described(colorSchema, description), decoration.color);

/** The two colours of a gradient; grey unless set. */
export const gradient = (description: string) => {
  const colors = v.strictTuple([colorSchema, colorSchema], 'must be two colours, from and to');
  return optional(described(colors, description), [decoration.color, decoration.color]);
};

const EMOJI_RULE = 'must be a single emoji';

const isEmoji = (text: string) => v.is(v.pipe(v.string(), v.emoji(), v.graphemes(1)), text);

/** One emoji; a folder unless set. */
export const emoji = (description: string) => {
  const schema = v.pipe(v.string(EMOJI_RULE), v.check(isEmoji, EMOJI_RULE));
  return optional(described(schema, description), decoration.emoji);
};

const PICTOGRAM_RULE = `must be the name of a drawing (${pictograms.join(', ')}) or a single emoji`;

/** A drawing of the site by its name, which looks the same on every system; or one emoji. A document unless set. */
export const pictogram = (description: string) => {
  const isDrawn = (text: string) => v.is(v.picklist(pictograms), text) || isEmoji(text);
  const schema = v.pipe(v.string(PICTOGRAM_RULE), v.check(isDrawn, PICTOGRAM_RULE));
  return optional(described(schema, description), decoration.icon);
};

const IMAGE_RULE =
  "must be a path inside the content's files folder, such as icons/python.svg, or an https:// address";
const FILE_NAME_RULE =
  'must be a file whose name works on every system and in an address: rename it without \\ : * ? " < > | # % and what cannot be seen, without a space or dot at the end, and not to a name of Windows such as con or aux';

/** A name in a path that Windows keeps for a device or shortens. */
const UNPORTABLE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)|[ .](?:\/|$)/i;

/** Whether each name in a path works on Windows, too. */
export const isPortable = (path: string) => !UNPORTABLE.test(path);

const isRemoteImage = (text: string) => text.startsWith('https:') && v.is(webAddressSchema, text);

/** Down from the files folder, to a file with an extension: no scheme, no `..`, no slash in front. */
const isInside = (path: string) =>
  !/^[a-z][a-z\d+.-]*:/i.test(path) && /^(?:[^./][^/]*\/)*[^./][^/]*\.[^./]+$/.test(path);

/** Characters that mean something else in an address or on some system. */
const UNSAFE_IN_NAME = /[\\:*?"<>|#%\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

const isSafeName = (path: string) => isPortable(path) && !UNSAFE_IN_NAME.test(path);

/** An image: a path in the files folder, with any letters and spaces in it, or an https URL. */
export const imageSchema = v.pipe(
  v.string(IMAGE_RULE),
  v.check((text) => isRemoteImage(text) || isInside(text), IMAGE_RULE),
  v.check((text) => isRemoteImage(text) || isSafeName(text), FILE_NAME_RULE),
);

/** A field that holds {@link imageSchema}. */
export const image = kind(imageSchema);

const FILE_RULE =
  "must be the path of one file inside the content's files folder, such as CNAME or .well-known/security.txt";

/** A file in the files folder, by its path from there: without `.` and `..`, and no slash at either end. */
export const fileSchema = v.pipe(
  v.string(FILE_RULE),
  v.check((path) => /^(?:(?!\.{1,2}(?:\/|$))[^/]+(?:\/(?!$)|$))+$/.test(path), FILE_RULE),
  v.check(isSafeName, FILE_NAME_RULE),
);

const MARKDOWN_RULE =
  'must be the path of a Markdown file next to this one, such as stories/forecast.md';

/** A Markdown file, by its path from the content's folder. */
export const markdownFileSchema = v.pipe(
  v.string(MARKDOWN_RULE),
  v.check(
    (path) => isInside(path) && path.endsWith('.md') && !path.startsWith('files/'),
    MARKDOWN_RULE,
  ),
  v.check(isSafeName, FILE_NAME_RULE),
);

/** A field that holds {@link markdownFileSchema}. */
export const markdownFile = kind(markdownFileSchema);

const DATE_RULE =
  'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31';
const REAL_DATE_RULE = 'must be a date of the calendar, from 1000 to 2999';

/** A date as far as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const dateSchema = v.pipe(
  v.string(DATE_RULE),
  v.check(isDate, DATE_RULE),
  v.check(isRealDate, REAL_DATE_RULE),
);

/** A field that holds {@link dateSchema}. */
export const date = kind(dateSchema);

/** The rule of {@link isPeriod}. */
export const PERIOD_RULE = 'must not be before the start, nor without one';

/** Whether two dates make a period. Values that aren't dates are reported by their own schemas. */
export const isPeriod = ({ start, end }: { start?: string; end?: string }): boolean =>
  end === undefined ||
  (start !== undefined &&
    !([start, end].every((date) => v.is(dateSchema, date)) && endsBeforeStart(start, end)));
