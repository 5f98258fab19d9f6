import { hostOf, isIn } from './webHost.ts';

/** A place on the web where people have accounts, but no site of their own. */
interface Network {
  name: string;
  domain: string;
  /** Its kind, as in the content's profiles. */
  kind?: 'code' | 'network';
  /** An account's address, up to its name. */
  account?: string;
}

/** Well-known networks and code hosts: the import knows them by name, and none of them is a site's address. */
const networks: readonly Network[] = [
  { name: 'GitHub', domain: 'github.com', kind: 'code', account: 'https://github.com/' },
  { name: 'GitLab', domain: 'gitlab.com', kind: 'code', account: 'https://gitlab.com/' },
  { name: 'Bitbucket', domain: 'bitbucket.org', kind: 'code', account: 'https://bitbucket.org/' },
  { name: 'Codeberg', domain: 'codeberg.org', kind: 'code', account: 'https://codeberg.org/' },
  { name: 'Gitea', domain: 'gitea.com', kind: 'code', account: 'https://gitea.com/' },
  { name: 'SourceForge', domain: 'sourceforge.net', kind: 'code' },
  { name: 'sourcehut', domain: 'sr.ht', kind: 'code' },
  {
    name: 'LinkedIn',
    domain: 'linkedin.com',
    kind: 'network',
    account: 'https://www.linkedin.com/in/',
  },
  { name: 'XING', domain: 'xing.com', kind: 'network', account: 'https://www.xing.com/profile/' },
  { name: 'Twitter', domain: 'twitter.com', account: 'https://twitter.com/' },
  { name: 'X', domain: 'x.com', account: 'https://x.com/' },
  { name: 'Instagram', domain: 'instagram.com', account: 'https://www.instagram.com/' },
  { name: 'Facebook', domain: 'facebook.com', account: 'https://www.facebook.com/' },
  { name: 'Behance', domain: 'behance.net', account: 'https://www.behance.net/' },
  { name: 'Dribbble', domain: 'dribbble.com', account: 'https://dribbble.com/' },
  { name: 'Medium', domain: 'medium.com', account: 'https://medium.com/@' },
  { name: 'Kaggle', domain: 'kaggle.com', account: 'https://www.kaggle.com/' },
  { name: 'Hugging Face', domain: 'huggingface.co', account: 'https://huggingface.co/' },
  { name: 'Stack Overflow', domain: 'stackoverflow.com' },
  {
    name: 'ResearchGate',
    domain: 'researchgate.net',
    account: 'https://www.researchgate.net/profile/',
  },
  { name: 'ORCID', domain: 'orcid.org', account: 'https://orcid.org/' },
  { name: 'Credly', domain: 'credly.com', account: 'https://www.credly.com/users/' },
  { name: 'YouTube', domain: 'youtube.com', account: 'https://www.youtube.com/@' },
  { name: 'Bluesky', domain: 'bsky.app', account: 'https://bsky.app/profile/' },
  { name: 'Mastodon', domain: 'mastodon.social', account: 'https://mastodon.social/@' },
  { name: 'Threads', domain: 'threads.net', account: 'https://www.threads.net/@' },
  { name: 'Reddit', domain: 'reddit.com', account: 'https://www.reddit.com/user/' },
  { name: 'TikTok', domain: 'tiktok.com', account: 'https://www.tiktok.com/@' },
  { name: 'Telegram', domain: 't.me', account: 'https://t.me/' },
];

/** The network that an address is on. */
export const networkAt = (url: string): Network | undefined => {
  const host = hostOf(url);
  return networks.find(({ domain }) => isIn(host, domain));
};

const withoutSpaces = (name: string) => name.toLowerCase().replace(/\s/g, '');

/** The network of a name, written with any capitals. */
export const networkCalled = (name: string): Network | undefined =>
  networks.find((network) => withoutSpaces(network.name) === withoutSpaces(name));

/** The first label of a domain, by which hosts elsewhere are called, too: `gitlab` in `gitlab.example.com`. */
const labelOf = (domain: string) => domain.slice(0, domain.indexOf('.'));

/** The network of an address, or the one that its host is named after: anyone can run a code host. */
export const networkLike = (url: string): Network | undefined =>
  networkAt(url) ??
  networks.find(({ kind, domain }) => kind && hostOf(url).startsWith(`${labelOf(domain)}.`));
