import * as v from 'valibot';

/** The message for a value that isn't a web address at all. */
export const WEB_ADDRESS_RULE = 'must be a web address that starts with http:// or https://';

/** Scheme, host and port, then whatever follows them; nothing invisible, nothing that ends a quote. */
const WEB_ADDRESS = /^https?:\/\/[\p{L}\p{N}._-]+(?::\d+)?(?:[/?#][^\s\p{C}<>"]*)?$/u;

const CREDENTIALS = /^https?:\/\/[^/?#]*@/;

const urlSchema = v.pipe(v.string(), v.url());

/** Encoded, as `URL.canParse` of Node 20 takes an ü for a mistake once it has been called often. */
const isUrl = (text: string) => v.is(urlSchema, encodeURI(text));

/** Holds of every address: it leads to where it says, and to a page. */
export const webAddressChecks = [
  v.check<string, string>(
    (text) => !CREDENTIALS.test(text),
    'must not hold a user name or password: every visitor would get them',
  ),
  v.check<string, string>((text) => WEB_ADDRESS.test(text) && isUrl(text), WEB_ADDRESS_RULE),
] as const;
