import type { gfm } from 'micromark-extension-gfm';

type Extension = ReturnType<typeof gfm>;
type Construct = Extract<NonNullable<Extension['text']>[string], { tokenize: unknown }>;
type Context = ThisParameterType<Construct['tokenize']>;

const MAX_LINES = 4000;

/** The characters without an empty line between them. */
const MAX_LENGTH = 50_000;

/** The column up to which a list or a quote may begin. It bounds how many are within each other. */
const MAX_COLUMN = 24;

/** The signs in a paragraph, a heading or a cell. Those in code and addresses don't count, nor do escaped ones. */
const MAX_SIGNS = 200;

const BACKTICK = 96;

/** The place at which a text has more of something than the Markdown parser reads within seconds. */
export class MarkdownLimitError extends Error {
  override name = 'MarkdownLimitError';
  /** From 1, as in editors. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * Stops at the line with which a text is too long for the parser.
 * @throws MarkdownLimitError
 */
export function checkLength(text: string) {
  let length = 0;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const stop = (message: string) => {
      throw new MarkdownLimitError(index + 1, message);
    };
    length = /^[ \t]*$/.test(line) ? 0 : length + line.length;
    if (index === MAX_LINES)
      stop(`comes after ${MAX_LINES} lines, and a case study may have no more: shorten it`);
    if (length > MAX_LENGTH)
      stop(
        `is more than ${MAX_LENGTH} characters after the last empty line: put one where a paragraph ends`,
      );
  }
}

/** Looks at these signs before the parser makes anything of them. */
function beforeEach(signs: string, look: (context: Context) => void): Record<string, Construct> {
  const construct: Construct = {
    partial: true,
    // The parser would otherwise look for code within a row of backticks, too.
    previous: (code) => code !== BACKTICK,
    tokenize(_effects, _ok, nok) {
      look(this);
      return nok;
    },
  };
  return Object.fromEntries(Array.from(signs, (sign) => [sign.charCodeAt(0), construct]));
}

/**
 * An extension of micromark that stops at too many signs or levels, with a {@link MarkdownLimitError}. Otherwise the time
 * for a paragraph grows with the square of its signs, and deep levels overflow the stack.
 */
export function markdownLimits(): Extension {
  let last: Context | undefined;
  let count = 0;
  const stop = (context: Context, message: string) => {
    throw new MarkdownLimitError(context.now().line, message);
  };
  return {
    document: beforeEach('>-+*0123456789[', (context) => {
      if (context.now().column > MAX_COLUMN)
        stop(
          context,
          `begins a list or a quote further right than column ${MAX_COLUMN}: take it out of those around it`,
        );
    }),
    text: beforeEach('*_~[]!`<', (context) => {
      count = context === last ? count + 1 : 1;
      last = context;
      if (count > MAX_SIGNS)
        stop(
          context,
          `is in a paragraph with more than ${MAX_SIGNS} of the signs * _ ~ [ ] ! \` <: divide it, or write \`\`\` above and below it if it is code`,
        );
    }),
  };
}
