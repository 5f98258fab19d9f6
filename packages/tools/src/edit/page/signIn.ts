/** The days until a token ends. */
const VALID_DAYS = 90;

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
  });
  return `https://github.com/settings/personal-access-tokens/new?${parameters}`;
}

const isSignedIn = () =>
  Boolean(JSON.parse(localStorage.getItem('sveltia-cms.user') ?? '{}').token);

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
  if (isSignedIn()) return;
  const main = document.querySelector<HTMLElement>('#sign-in');
  const link = main?.querySelector('a');
  if (!main || !link) return;
  link.href = address;
  for (const each of main.querySelectorAll('[data-repository]')) each.textContent = repository;
  main.hidden = false;
  await new Promise((resolve) => main.querySelector('button')?.addEventListener('click', resolve));
}
