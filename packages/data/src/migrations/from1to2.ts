/** What is read from files that an owner wrote for an earlier form of the content. */
// biome-ignore lint/suspicious/noExplicitAny: the shape is the earlier one, which no schema states any more.
type Older = any;

/** One step of a migration: the content in its new form, and what was done to it, a line each. */
export interface Migrated {
  content: Record<string, unknown>;
  done: string[];
}

/** The places that version 1 had a name for, as profiles. */
const networks = {
  github: { network: 'GitHub', kind: 'code' },
  linkedin: { network: 'LinkedIn', kind: 'network' },
  credly: { network: 'Credly' },
  cloudSkillsBoost: { network: 'Google Cloud Skills Boost' },
} as const;

/** An object without the fields that have no value. */
const compact = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function profilesFrom(links: Older, rows: Older[]) {
  return Object.entries(networks).flatMap(([key, profile]) => {
    const url: unknown = links?.[key];
    const isVerified = rows.some((row) => row.href === url && row.verified);
    return url ? [{ ...profile, url, ...(isVerified && { verified: true }) }] : [];
  });
}

/** A page without the words that are now made of others. */
function pageFrom(name: string, { title, heading, ...page }: Older, owner: Older) {
  const isHome = name === 'about';
  const words = isHome
    ? title.replace(`${owner.name} · `, '')
    : title.replace(` · ${owner.name}`, '');
  const { path, label, description, intro } = page;
  return compact({
    path,
    label,
    title: words === (isHome ? owner.title : label) ? undefined : words,
    description,
    heading: heading === (isHome ? `Hi, I'm ${owner.name}` : label) ? undefined : heading,
    intro,
  });
}

/**
 * Version 1 were TypeScript modules with one name for each link, the contact rows written out, one
 * degree, and everything required. Version 2 is JSON with a list of profiles, rows made from the owner,
 * a list of degrees, and parts that may be left out.
 * @param older what the modules of version 1 export, in one object
 */
export function from1to2(older: Older): Migrated {
  const { owner, site, pages, contactRows = [], education, support, experience, ...rest } = older;
  const { links = {}, email, vCardNote, downloads = {}, ...person } = owner;
  const emailRow = contactRows.find((row: Older) => row.label === 'Email');
  return {
    content: compact({
      ...rest,
      owner: compact({
        ...person,
        email,
        emailVerified: emailRow?.verified || undefined,
        profiles: profilesFrom(links, contactRows),
        vCardNote,
        downloads,
      }),
      site: { schemaVersion: 2, ...site },
      pages: Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name, pageFrom(name, page, owner)]),
      ),
      experience: experience.map((entry: Older) => ({ ...entry, badge: 'Internship' })),
      degrees: [education],
      support: links.donation && support ? { ...support, url: links.donation } : undefined,
    }),
    done: [
      'owner.links became owner.profiles, a list that takes any network',
      'contactRows is gone: the rows are made from the owner, the profiles and the address',
      'the titles of pages no longer hold the name, which is added to each',
      'titles and headings that say what they would say anyway are gone',
      'education became degrees, a list',
      'owner.links.donation became support.url',
      'each position says itself that it was an internship (badge)',
      'parts may now be left out: see docs/content.md',
    ],
  };
}
