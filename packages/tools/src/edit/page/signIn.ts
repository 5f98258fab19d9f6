import { askGitHub, forgetToken, storedToken, TokenRefused } from './gitHub.ts';

/** The days until a token ends. */
const VALID_DAYS = 90;

const DAY_MS = 86_400_000;

/** How many days before the end of a token the owner is told. */
const WARNED_DAYS = 14;

const SEEN = 'portfolio.token';

/**
 * GitHub's page for a new token that may only write files. It can't choose the repository beforehand, so the description
 * says which one (docs.github.com, "Pre-filling fine-grained personal access token details using URL parameters").
 */
export function tokenPage(repository: string): string {
  const [owner = '', name = ''] = repository.split('/');
  const parameters = new URLSearchParams({
    name: `Edit ${name}`.slice(0, 40),
    description: `For the editor of your site. Under “Repository access”, choose “Only select repositories”, then ${name}.`,
    target_name: owner,
    expires_in: String(VALID_DAYS),
    contents: 'write',
    // For the state of the last run, if the repository is private.
    actions: 'read',
  });
  return `https://github.com/settings/personal-access-tokens/new?${parameters}`;
}

/** When this browser first had a token, in milliseconds since 1970. The token itself isn't kept twice. */
function firstSeen(token: string): number {
  const end = token.slice(-4);
  const known = JSON.parse(localStorage.getItem(SEEN) ?? '{}');
  const seen: number = known.end === end ? known.seen : Date.now();
  localStorage.setItem(SEEN, JSON.stringify({ end, seen }));
  return seen;
}

/**
 * Says below the editor when the token ends, in its last days. GitHub tells no page of another origin, so it's the date of a
 * token that was made by our link and used on the same day.
 */
export function showEndOfToken(repository: string): void {
  const token = storedToken();
  const end = token ? firstSeen(token) + VALID_DAYS * DAY_MS : 0;
  const left = end - Date.now();
  const note = document.querySelector('#token') as HTMLElement;
  note.hidden = left < 0 || left > WARNED_DAYS * DAY_MS;
  (note.querySelector('a') as HTMLAnchorElement).href = tokenPage(repository);
  const day = new Date(end).toLocaleDateString('en', { day: 'numeric', month: 'long' });
  (note.querySelector('time') as HTMLTimeElement).textContent = day;
}

/**
 * Whether the owner needs a token: there is none, or GitHub takes it no longer. The editor would only show its own button.
 * @throws Error if GitHub doesn't say
 */
async function needsToken(): Promise<'first' | 'new' | undefined> {
  if (!storedToken()) return 'first';
  try {
    await askGitHub('user');
    return undefined;
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    forgetToken();
    return 'new';
  }
}

/** Says how to sign in, unless the owner has done so. Resolves when the editor may start. */
export async function showSignIn(repository: string): Promise<void> {
  // A site that shows this page in a frame could lead the owner's pointer. GitHub Pages has no header against that.
  if (window.top !== window) throw new Error('The editor is not for frames.');
  const address = tokenPage(repository);
  // The editor's own link asks for access to all repositories.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest('a[href*="/personal-access-tokens/"]');
      if (link) link.setAttribute('href', address);
    },
    true,
  );
  const needed = await needsToken();
  if (!needed) return;
  const main = document.querySelector('#sign-in') as HTMLElement;
  (main.querySelector('#ended') as HTMLElement).hidden = needed === 'first';
  (main.querySelector('a') as HTMLAnchorElement).href = address;
  for (const each of main.querySelectorAll('[data-repository]')) each.textContent = repository;
  main.hidden = false;
  await new Promise((resolve) => main.querySelector('button')?.addEventListener('click', resolve));
}
