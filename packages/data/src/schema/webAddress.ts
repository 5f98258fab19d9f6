import * as v from 'valibot';

/** What a value that is no web address at all is told. */
export const WEB_ADDRESS_RULE = 'must be a web address that starts with http:// or https://';

/** Scheme, host and port, then whatever follows them; nothing invisible, nothing that ends a quote. */
const WEB_ADDRESS = /^https?:\/\/[\p{L}\p{N}._-]+(?::\d+)?(?:[/?#][^\s\p{C}<>"]*)?$/u;

const CREDENTIALS = /^https?:\/\/[^/?#]*@/;

/** Not `URL.canParse`, nor what calls it: in Node 20 it takes an ü for a mistake once it is compiled. */
function isUrl(text: string) {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Holds of every address: it leads to where it says, and to a page. */
export const webAddressChecks = [
  v.check<string, string>(
    (text) => !CREDENTIALS.test(text),
    'must not hold a user name or password: every visitor would get them',
  ),
  v.check<string, string>((text) => WEB_ADDRESS.test(text) && isUrl(text), WEB_ADDRESS_RULE),
] as const;
