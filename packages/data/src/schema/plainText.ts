import * as v from 'valibot';

/** What an HTML parser takes for a tag, a comment or a declaration: `<b`, `</p`, `<!--`, `<?xml`. */
const MARKUP = /<[a-z/!?]/i;

/** Addresses that carry a program or a document in themselves. "Data: what it says" is prose. */
const ACTIVE_ADDRESS = /\b(?:java|vb)script\s*:|\bdata:\S/i;

/** What is invisible and ends a line, or tears a character. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** What makes text read in another order than it is written in. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

const without = (pattern: RegExp, rule: string) =>
  v.check<string, string>((text) => !pattern.test(text), rule);

/** Holds of every text: a reader, a terminal and a file for download all take it for what it says. */
export const plainTextChecks = [
  without(MARKUP, 'must be plain text: take out the tag, or put a space after the <'),
  without(
    ACTIVE_ADDRESS,
    'must not hold an address such as javascript:, vbscript: or data: – write it without the colon',
  ),
  without(CONTROL, 'must be one line without control characters: delete what cannot be seen'),
  without(
    DIRECTION,
    'must not hold characters that change the direction of writing: delete what cannot be seen',
  ),
] as const;
