import type { Profile } from './owner.ts';

/** A website where people have accounts, but don't publish their own sites. */
interface Network {
  name: string;
  domain: string;
  /** The kind of its profiles in the content. */
  kind?: Profile['kind'];
  /** An account's address, up to its name. */
  account?: string;
  /** Whether the address has the account's number instead of its name. */
  isNumbered?: true;
}

/**
 * Well-known networks, code hosts, blogs and the dashboards of web hosts. None of them can be the address of the
 * owner's site.
 */
export const networks: readonly Network[] = [
  { name: 'GitHub', domain: 'github.com', kind: 'code', account: 'https://github.com/' },
  { name: 'GitLab', domain: 'gitlab.com', kind: 'code', account: 'https://gitlab.com/' },
  { name: 'Bitbucket', domain: 'bitbucket.org', kind: 'code', account: 'https://bitbucket.org/' },
  { name: 'Codeberg', domain: 'codeberg.org', kind: 'code', account: 'https://codeberg.org/' },
  { name: 'Gitea', domain: 'gitea.com', kind: 'code', account: 'https://gitea.com/' },
  { name: 'Gitee', domain: 'gitee.com', kind: 'code', account: 'https://gitee.com/' },
  {
    name: 'SourceForge',
    domain: 'sourceforge.net',
    kind: 'code',
    account: 'https://sourceforge.net/u/',
  },
  { name: 'sourcehut', domain: 'sr.ht', kind: 'code', account: 'https://sr.ht/~' },
  {
    name: 'LinkedIn',
    domain: 'linkedin.com',
    kind: 'network',
    account: 'https://www.linkedin.com/in/',
  },
  { name: 'XING', domain: 'xing.com', kind: 'network', account: 'https://www.xing.com/profile/' },
  { name: 'X', domain: 'x.com', account: 'https://x.com/' },
  { name: 'Twitter', domain: 'twitter.com', account: 'https://twitter.com/' },
  { name: 'Instagram', domain: 'instagram.com', account: 'https://www.instagram.com/' },
  { name: 'Facebook', domain: 'facebook.com', account: 'https://www.facebook.com/' },
  { name: 'Behance', domain: 'behance.net', account: 'https://www.behance.net/' },
  { name: 'Dribbble', domain: 'dribbble.com', account: 'https://dribbble.com/' },
  { name: 'ArtStation', domain: 'artstation.com', account: 'https://www.artstation.com/' },
  { name: 'Pinterest', domain: 'pinterest.com', account: 'https://www.pinterest.com/' },
  { name: 'Flickr', domain: 'flickr.com', account: 'https://www.flickr.com/people/' },
  { name: 'Unsplash', domain: 'unsplash.com', account: 'https://unsplash.com/@' },
  { name: 'Vimeo', domain: 'vimeo.com', account: 'https://vimeo.com/' },
  { name: 'SoundCloud', domain: 'soundcloud.com', account: 'https://soundcloud.com/' },
  { name: 'Kaggle', domain: 'kaggle.com', account: 'https://www.kaggle.com/' },
  { name: 'Hugging Face', domain: 'huggingface.co', account: 'https://huggingface.co/' },
  {
    name: 'Stack Overflow',
    domain: 'stackoverflow.com',
    account: 'https://stackoverflow.com/users/',
    isNumbered: true,
  },
  {
    name: 'Stack Exchange',
    domain: 'stackexchange.com',
    account: 'https://stackexchange.com/users/',
    isNumbered: true,
  },
  {
    name: 'ResearchGate',
    domain: 'researchgate.net',
    account: 'https://www.researchgate.net/profile/',
  },
  {
    name: 'Google Scholar',
    domain: 'scholar.google.com',
    account: 'https://scholar.google.com/citations?user=',
  },
  { name: 'ORCID', domain: 'orcid.org', account: 'https://orcid.org/' },
  { name: 'Academia', domain: 'academia.edu' },
  { name: 'Credly', domain: 'credly.com', account: 'https://www.credly.com/users/' },
  { name: 'LeetCode', domain: 'leetcode.com', account: 'https://leetcode.com/u/' },
  { name: 'HackerRank', domain: 'hackerrank.com', account: 'https://www.hackerrank.com/profile/' },
  { name: 'Codeforces', domain: 'codeforces.com', account: 'https://codeforces.com/profile/' },
  { name: 'CodePen', domain: 'codepen.io', account: 'https://codepen.io/' },
  { name: 'npm', domain: 'npmjs.com', account: 'https://www.npmjs.com/~' },
  { name: 'PyPI', domain: 'pypi.org', account: 'https://pypi.org/user/' },
  { name: 'Docker Hub', domain: 'hub.docker.com', account: 'https://hub.docker.com/u/' },
  { name: 'Keybase', domain: 'keybase.io', account: 'https://keybase.io/' },
  { name: 'Gravatar', domain: 'gravatar.com', account: 'https://gravatar.com/' },
  { name: 'YouTube', domain: 'youtube.com', account: 'https://www.youtube.com/@' },
  { name: 'Bluesky', domain: 'bsky.app', account: 'https://bsky.app/profile/' },
  { name: 'Mastodon', domain: 'mastodon.social', account: 'https://mastodon.social/@' },
  { name: 'Threads', domain: 'threads.net', account: 'https://www.threads.net/@' },
  { name: 'Reddit', domain: 'reddit.com', account: 'https://www.reddit.com/user/' },
  { name: 'TikTok', domain: 'tiktok.com', account: 'https://www.tiktok.com/@' },
  { name: 'Telegram', domain: 't.me', account: 'https://t.me/' },
  { name: 'VK', domain: 'vk.com', account: 'https://vk.com/' },
  { name: 'Quora', domain: 'quora.com', account: 'https://www.quora.com/profile/' },
  { name: 'Upwork', domain: 'upwork.com' },
  { name: 'Wellfound', domain: 'wellfound.com', account: 'https://wellfound.com/u/' },
  { name: 'Linktree', domain: 'linktr.ee', account: 'https://linktr.ee/' },
  { name: 'about.me', domain: 'about.me', account: 'https://about.me/' },
  { name: 'Medium', domain: 'medium.com', account: 'https://medium.com/@' },
  { name: 'DEV', domain: 'dev.to', account: 'https://dev.to/' },
  { name: 'Hashnode', domain: 'hashnode.com', account: 'https://hashnode.com/@' },
  { name: 'Hashnode', domain: 'hashnode.dev' },
  { name: 'Qiita', domain: 'qiita.com', account: 'https://qiita.com/' },
  { name: 'Zenn', domain: 'zenn.dev', account: 'https://zenn.dev/' },
  { name: 'Substack', domain: 'substack.com', account: 'https://substack.com/@' },
  { name: 'WordPress', domain: 'wordpress.com' },
  { name: 'Blogger', domain: 'blogspot.com' },
  { name: 'Tumblr', domain: 'tumblr.com', account: 'https://www.tumblr.com/' },
  { name: 'Notion', domain: 'notion.site' },
  { name: 'Wix', domain: 'wixsite.com' },
  { name: 'Google Sites', domain: 'sites.google.com' },
  { name: 'LinkedIn', domain: 'lnkd.in', kind: 'network' },
  { name: 'Facebook', domain: 'fb.com' },
  { name: 'Vercel', domain: 'vercel.com' },
  { name: 'Netlify', domain: 'netlify.com' },
  { name: 'Cloudflare', domain: 'cloudflare.com' },
  { name: 'Supabase', domain: 'supabase.com' },
  { name: 'Supabase', domain: 'supabase.co' },
];

/** Words of icon sets and of labels that say nothing about the network: `fab fa-github-alt`, `My GitHub profile`. */
const NOISE =
  /^(?:fa[bsrl]?|icons?|mdi|bi|si|ri|brands?|logos?|square|alt|fill|line|my|profile|account|page|link|url)$/;

/** Other names of networks, as `keyOf` writes them. */
const aliases: Readonly<Record<string, string>> = {
  linkedinin: 'linkedin',
  twitterx: 'x',
  xtwitter: 'x',
  xformerlytwitter: 'x',
  xcom: 'x',
  stack: 'stackoverflow',
  so: 'stackoverflow',
  fb: 'facebook',
  devto: 'dev',
  scholar: 'googlescholar',
};

/** Makes spellings of a network's name equal: `Linked In`, `linkedin` and `fa-linkedin-in`. */
function keyOf(name: string): string {
  const words = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = words.map((word) => word.toLowerCase());
  const key = letters.filter((word) => !NOISE.test(word)).join('');
  return aliases[key] ?? key;
}

/** If several networks have a name, the first counts. The others are further domains of it. */
const byKey = new Map(networks.toReversed().map((network) => [keyOf(network.name), network]));

/** The network with a name, in any spelling: `Git hub`, `Twitter/X`, `fa-github`. */
export const networkCalled = (name: string): Network | undefined => byKey.get(keyOf(name));
