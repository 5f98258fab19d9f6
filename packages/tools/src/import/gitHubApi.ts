import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Repository } from './gitHub.ts';

const isRepository = (value: unknown): value is Repository =>
  ['name', 'full_name', 'html_url'].every((field) => typeof Object(value)[field] === 'string');

/** The repositories of an answer of GitHub's API, a list or a single one; undefined for any other value. */
export function repositoriesIn(value: unknown): Repository[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.length > 0 && list.every(isRepository) ? list : undefined;
}

/** The import sends requests to no other host. */
const API = 'https://api.github.com';

const TIME_LIMIT_MS = 20_000;

const PAGE_SIZE = 100;

const MAX_PAGES = 50;

const inFile = 'open the address in a browser, save the page as a file, and import the file';

/**
 * The list of repositories of the account that an address names: `https://github.com/NAME`, or
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
    return `${API}/${account.kind ?? 'users'}/${account.name}/repos?per_page=${PAGE_SIZE}`;
  }
  const why = /(?:^|\.)linkedin\.com$/.test(host ?? '')
    ? 'LinkedIn gives your data as a zip: ask for it in its settings, under data privacy, and import the zip'
    : 'the import reads files, and accounts such as https://github.com/NAME';
  throw new OwnerError(`${text}: ${why}`);
}

/** Why GitHub refuses a request, from the text of its answer. */
export function refusalOf(value: unknown): string | undefined {
  const { message, documentation_url } = Object(value);
  if (typeof message !== 'string' || typeof documentation_url !== 'string') return undefined;
  if (/rate limit/i.test(message)) {
    return 'GitHub has had too many requests from your network: try again in an hour';
  }
  if (/not found/i.test(message)) return 'GitHub knows no such account: check the name';
  return `GitHub says "${message}": try again later, or ${inFile}`;
}

async function ask(url: string, request: typeof fetch): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const response = await request(url, {
      headers: {
        accept: 'application/vnd.github+json',
        'user-agent': 'portfolio-import',
        'x-github-api-version': '2022-11-28',
      },
      // A redirect could send the request to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    status = response.status;
    text = await response.text();
  } catch {
    throw new OwnerError(
      `${url}: cannot be reached: check your connection and the account's name, or ${inFile}`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new OwnerError(`${url}: GitHub's API sent no JSON (status ${status}): try again later`);
  }
}

/**
 * The public repositories of an account.
 * @param url the list of them, as {@link repositoriesUrl} gives it
 * @throws OwnerError that says what to do
 */
export async function fetchRepositories(
  url: string,
  request: typeof fetch = fetch,
): Promise<Repository[]> {
  const all: Repository[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const value = await ask(`${url}&page=${page}`, request);
    const refusal = refusalOf(value);
    if (refusal) throw new OwnerError(`${url}: ${refusal}`);
    const isEmpty = Array.isArray(value) && value.length === 0;
    const found = isEmpty ? [] : repositoriesIn(value);
    if (!found)
      throw new OwnerError(`${url}: GitHub sent no list of repositories: try again later`);
    all.push(...found);
    if (found.length === PAGE_SIZE) continue;
    if (all.length > 0) return all;
    throw new OwnerError(`${url}: this account has no public repositories`);
  }
  throw new OwnerError(
    `${url}: has more than ${MAX_PAGES * PAGE_SIZE} repositories, too many for a portfolio: save a page of them as a file, and import the file`,
  );
}
