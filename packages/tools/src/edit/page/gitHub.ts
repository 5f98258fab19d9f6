const API = 'https://api.github.com/';

const UNREACHABLE =
  'GitHub can’t be reached: check your connection, and do this once more. Nothing is lost.';

/** GitHub takes the editor's token no longer. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  override message =
    'Your token has ended, or you have revoked it. Load this page again: it leads to a new one, and what you typed is offered again.';
}

const USER = 'sveltia-cms.user';

/** The token that the editor keeps; undefined before the owner has signed in. */
export const storedToken = (): string | undefined =>
  JSON.parse(localStorage.getItem(USER) ?? '{}').token;

/** Lets the editor ask for a token again. */
export const forgetToken = () => localStorage.removeItem(USER);

/**
 * Asks GitHub's API.
 * @param path such as `user`
 * @throws TokenRefused, or an Error that says what else is wrong
 */
export const askGitHub = (path: string): Promise<Response> =>
  fetch(API + path, { headers: { authorization: `token ${storedToken()}` } });

const MINUTE_MS = 60_000;

/**
 * When GitHub takes requests again, in milliseconds since 1970; undefined if it does now
 * (docs.github.com, "Rate limits for the REST API").
 */
async function endOfLimit(response: Response): Promise<number | undefined> {
  const { headers, status } = response;
  const isUsedUp = headers.get('x-ratelimit-remaining') === '0';
  if (![403, 429].includes(status) && !isUsedUp) return undefined;
  // GraphQL has a refusal in an answer that succeeds, and the last request that is allowed succeeds, too.
  if (!/rate.?limit/i.test(await response.clone().text())) return undefined;
  const wait = headers.get('retry-after');
  if (wait) return Date.now() + Number(wait) * 1000;
  return isUsedUp ? Number(headers.get('x-ratelimit-reset')) * 1000 : Date.now() + MINUTE_MS;
}

/**
 * Makes the editor say what GitHub's refusals mean. It would show "Failed to fetch", or a limit that it doesn't say the end
 * of; and at its start it takes a limit for the end of the token, and forgets that. What isn't an answer, it only shows.
 */
export function explainRefusals(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(API)) return fetch(input, init);
    const response = await fetch(input, init).catch(() => {
      throw new Error(UNREACHABLE);
    });
    if (response.status === 401 && storedToken()) throw new TokenRefused();
    const end = await endOfLimit(response);
    if (end === undefined) return response;
    const time = new Date(end + MINUTE_MS).toLocaleTimeString('en', { timeStyle: 'short' });
    throw new Error(
      `GitHub takes no more requests until ${time}: try again then. Nothing is lost.`,
    );
  };
}
