import { dateSchema } from '@portfolio/figures/schema/date';
import { described, optional } from '@portfolio/figures/schema/entity';
import { kind } from '@portfolio/figures/schema/fields';
import * as v from 'valibot';
import { endsBeforeStart } from '../values/dates.ts';
import { decoration } from './decoration.ts';
import { pictograms } from './pictograms.ts';
import { canParse, WEB_HOST } from './webHost.ts';

export { dateSchema };
// Figures have these fields, too.
export * from '@portfolio/figures/schema/fields';

/** A text that matches a pattern. */
export const matching = (pattern: RegExp, rule: string, description: string) =>
  described(v.pipe(v.string(rule), v.regex(pattern, rule)), description);

/** Scheme, host and port, then the rest, without invisible characters and characters that end a quote. */
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
 * An absolute http or https URL that leads to a page, at the host that it shows. No other scheme is allowed, so
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

/**
 * The name of one of the site's drawings, which look the same on every system, or one emoji. The default is a
 * document.
 */
export const pictogram = (description: string) => {
  const isDrawn = (text: string) => v.is(v.picklist(pictograms), text) || isEmoji(text);
  const schema = v.pipe(v.string(PICTOGRAM_RULE), v.check(isDrawn, PICTOGRAM_RULE));
  return optional(described(schema, description), decoration.icon);
};

const IMAGE_RULE =
  "must be a path inside the content's files folder, such as icons/python.svg, or an https:// address";
const DOWNLOAD_RULE =
  "must be a path inside the content's files folder, such as documents/resume.pdf, or an https:// address";
const FILE_NAME_RULE =
  'must be a file whose name works on every system and in an address: rename it without \\ : * ? " < > | # % and what cannot be seen, without a space or dot at the end, and not to a name of Windows such as con or aux';

/** A name that Windows reserves for a device, or shortens. */
const UNPORTABLE = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)|[ .](?:\/|$)/i;

/** Whether each name in a path works on Windows, too. */
export const isPortable = (path: string) => !UNPORTABLE.test(path);

const isRemote = (text: string) => text.startsWith('https:') && v.is(webAddressSchema, text);

/**
 * Whether a path leads to a file with an extension in the files folder. It has no scheme, no `..` and no slash in
 * front.
 */
const isInside = (path: string) =>
  !/^[a-z][a-z\d+.-]*:/i.test(path) && /^(?:[^./][^/]*\/)*[^./][^/]*\.[^./]+$/.test(path);

/** Characters with another meaning in an address or on some system. */
const UNSAFE_IN_NAME = /[\\:*?"<>|#%\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

const isSafeName = (path: string) => isPortable(path) && !UNSAFE_IN_NAME.test(path);

/** A path in the files folder, with any letters and spaces in it, or an https URL. */
const fileOrAddress = (rule: string) =>
  v.pipe(
    v.string(rule),
    v.check((text) => isRemote(text) || isInside(text), rule),
    v.check((text) => isRemote(text) || isSafeName(text), FILE_NAME_RULE),
  );

/** An image. */
export const imageSchema = fileOrAddress(IMAGE_RULE);

/** A field that holds {@link imageSchema}. */
export const image = kind(imageSchema);

/** A file that visitors download. */
export const downloadSchema = fileOrAddress(DOWNLOAD_RULE);

/** A field that holds {@link downloadSchema}. */
export const download = kind(downloadSchema);

/** A PDF that visitors download. */
export const pdfSchema = v.pipe(
  downloadSchema,
  v.check((text) => isRemote(text) || /\.pdf$/i.test(text), 'must be a PDF'),
);

/** A field that holds {@link pdfSchema}. */
export const pdf = kind(pdfSchema);

const FILE_RULE =
  "must be the path of one file inside the content's files folder, such as CNAME or .well-known/security.txt";

/** A file in the files folder, by its path from there: without `.` and `..`, and no slash at either end. */
export const fileSchema = v.pipe(
  v.string(FILE_RULE),
  v.check((path) => /^(?:(?!\.{1,2}(?:\/|$))[^/]+(?:\/(?!$)|$))+$/.test(path), FILE_RULE),
  v.check(isSafeName, FILE_NAME_RULE),
);

const MARKDOWN_RULE =
  'must be the path of a Markdown file next to this one, such as case-studies/forecast.md';

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

/** A field that holds {@link dateSchema}. */
export const date = kind(dateSchema);

/** The rule of {@link isPeriod}. */
export const PERIOD_RULE = 'must not be before the start, nor without one';

/** Whether two dates make a period. Values that aren't dates are reported by their own schemas. */
export const isPeriod = ({ start, end }: { start?: string; end?: string }): boolean =>
  end === undefined ||
  (start !== undefined &&
    !([start, end].every((date) => v.is(dateSchema, date)) && endsBeforeStart(start, end)));
