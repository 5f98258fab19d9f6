import { OwnerError } from '@portfolio/data/OwnerError';
import type { Repository } from './resumeFromGitHub.ts';

const isRepository = (value: unknown): value is Repository =>
  ['name', 'full_name', 'html_url'].every((field) => typeof Object(value)[field] === 'string');

/** The repositories of an answer of GitHub's API, a list or a single one; undefined for any other value. */
export function repositoriesIn(value: unknown): Repository[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.length > 0 && list.every(isRepository) ? list : undefined;
}

/** The only host that the import asks. */
const API = 'https://api.github.com';

const TIME_LIMIT_MS = 20_000;

const inFile = 'open the address in a browser, save the page as a file, and import the file';

/**
 * The first page of repositories of the account that an address names: `https://github.com/NAME`, or
 * `https://api.github.com/users/NAME/repos`. Undefined if the text isn't a web address.
 * @throws OwnerError for any other address
 */
export function repositoriesUrl(text: string): string | undefined {
  const isAddress = /^(?:https?:\/\/|(?:www\.|api\.)?github\.com\/)/i.test(text);
  if (!isAddress) return undefined;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.hostname.replace(/^www\./, '');
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  const account =
    host === 'api.github.com'
      ? /^\/(?<kind>users|orgs)\/(?<name>[\w-]+)(?:\/repos)?$/.exec(path)?.groups
      : /^\/(?:orgs\/)?(?<name>[\w-]+)(?:\/repositories)?$/.exec(path)?.groups;
  if (host && /^(?:api\.)?github\.com$/.test(host) && account) {
    return `${API}/${account.kind ?? 'users'}/${account.name}/repos?per_page=100`;
  }
  const why = /(?:^|\.)linkedin\.com$/.test(host ?? '')
    ? 'LinkedIn gives your data as a zip: ask for it in its settings, under data privacy, and import the zip'
    : 'the import reads files, and accounts such as https://github.com/NAME';
  throw new OwnerError(`${text}: ${why}`);
}

/** Why GitHub refuses, by its answer's text. */
export function refusalOf(value: unknown): string | undefined {
  const { message, documentation_url } = Object(value);
  if (typeof message !== 'string' || typeof documentation_url !== 'string') return undefined;
  if (/rate limit/i.test(message)) {
    return 'GitHub has had too many requests from your network: try again in an hour';
  }
  if (/not found/i.test(message)) return 'GitHub knows no such account: check the name';
  return `GitHub says "${message}": try again later, or ${inFile}`;
}

const nextIn = (link: string | null) => /<([^>]*)>\s*;[^,]*\brel="?next\b/.exec(link ?? '')?.[1];

/** The pages of 100 repositories that are asked for. */
const MOST_PAGES = 50;

/** As many addresses as an answer may lead to: GitHub sends on accounts that have another name now. */
const MOST_REDIRECTS = 3;

async function ask(url: string, request: typeof fetch, redirects = 0) {
  if (new URL(url).origin !== API) throw new OwnerError(`${url} is not GitHub's API`);
  const answer = await answerOf(url, request);
  const location = answer.response.headers.get('location');
  if (location === null || redirects >= MOST_REDIRECTS) return answer;
  return ask(new URL(location, url).href, request, redirects + 1);
}

async function answerOf(url: string, request: typeof fetch) {
  try {
    const response = await request(url, {
      headers: {
        accept: 'application/vnd.github+json',
        'user-agent': 'portfolio-import',
        'x-github-api-version': '2022-11-28',
      },
      // Followed to no other host, as that would get the request, too.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { response, text: await response.text() };
  } catch {
    throw new OwnerError(`${url}: cannot be reached: check your connection, or ${inFile}`);
  }
}

/**
 * The public repositories of an account.
 * @param url the first page of them, as {@link repositoriesUrl} gives it
 * @throws OwnerError that says what to do
 */
export async function fetchRepositories(
  url: string,
  request: typeof fetch = fetch,
): Promise<Repository[]> {
  const all: Repository[] = [];
  let next: string | undefined = url;
  for (let page = 1; next !== undefined; page += 1) {
    if (page > MOST_PAGES) {
      throw new OwnerError(
        `${url}: has more than ${MOST_PAGES * 100} repositories, too many for a portfolio: save a page of them as a file, and import the file`,
      );
    }
    const { response, text }: Awaited<ReturnType<typeof ask>> = await ask(next, request);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new OwnerError(
        `${next}: GitHub's API sent no JSON (status ${response.status}): try again later`,
      );
    }
    const refusal = refusalOf(value);
    if (refusal) throw new OwnerError(`${next}: ${refusal}`);
    const isEmpty = Array.isArray(value) && value.length === 0;
    const found = isEmpty ? [] : repositoriesIn(value);
    if (!found)
      throw new OwnerError(`${next}: GitHub sent no list of repositories: try again later`);
    all.push(...found);
    next = nextIn(response.headers.get('link'));
  }
  if (all.length === 0) throw new OwnerError(`${url}: this account has no public repositories`);
  return all;
}
