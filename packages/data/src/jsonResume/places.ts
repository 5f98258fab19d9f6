const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every pair of letters, of which ISO 3166-1 has given away some. */
const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));

/** The English name of a country by its code of ISO 3166-1; anything else is taken as a name. */
export const countryOf = (code: string) =>
  /^[a-z]{2}$/i.test(code) ? (namesIn('en').of(code.toUpperCase()) ?? code) : code;

/**
 * The code of ISO 3166-1 of a country; undefined if no country has that name.
 * @param languages that the name may be in
 */
export function countryCodeOf(name: string, languages: readonly string[]): string | undefined {
  for (const language of languages) {
    const names = namesIn(language);
    const code = codes.find((each) => names.of(each) === name);
    // Codes that have been given up keep their country's name: DD is Germany, too.
    if (code) return new Intl.Locale(`und-${code}`).region ?? code;
  }
  return undefined;
}

/** The labels of the host that an address leads to: `github` and `com`. */
const hostOf = (url: string) =>
  /^https?:\/\/(?:www\.)?(?<host>[^/:?#]+)/i.exec(url)?.groups?.host?.toLowerCase() ?? '';

/** Whether an address leads to where code is kept. Pages hosted there (`github.io`) aren't. */
export const isCodeHost = (url: string) =>
  /(?:^|\.)(?:github|gitlab|gitea|bitbucket|codeberg|forgejo|sourceforge)\.(?!io$)|^git\.|(?:^|\.)sr\.ht$/.test(
    hostOf(url),
  );

/** Whether an address leads to where colleagues are met. */
export const isProfessionalNetwork = (url: string) =>
  /(?:^|\.)(?:linkedin|xing)\./.test(hostOf(url));

/** The accounts whose address follows from the user's name. */
const accounts: Record<string, string> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  bitbucket: 'https://bitbucket.org/',
  codeberg: 'https://codeberg.org/',
  linkedin: 'https://www.linkedin.com/in/',
  xing: 'https://www.xing.com/profile/',
  twitter: 'https://twitter.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  behance: 'https://www.behance.net/',
  dribbble: 'https://dribbble.com/',
  medium: 'https://medium.com/@',
  kaggle: 'https://www.kaggle.com/',
};

/** The address of an account on a well-known network; undefined where it cannot be told. */
export function accountUrl(network: string, username: string): string | undefined {
  const start = accounts[network.toLowerCase().replace(/\s/g, '')];
  return start && /^@?[\w.-]+$/.test(username)
    ? `${start}${username.replace(/^@/, '')}`
    : undefined;
}

/** What to call the place that an address leads to: its host, and GitHub, GitLab and LinkedIn by name. */
export function networkOf(url: string): string {
  const host = hostOf(url);
  const known = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn', xing: 'XING' };
  const [, name] = Object.entries(known).find(([label]) => host.startsWith(`${label}.`)) ?? [];
  return name ?? host;
}
