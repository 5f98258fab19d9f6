import * as v from 'valibot';
import { type Migrated, MigrationError } from './migration.ts';

const text = v.string('must be text');
const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.looseObject(entries, ({ path }) => (path ? 'is missing, or no object' : 'must be an object'));

/** Of version 1 only the parts that change: the new schemas check the rest. */
const olderSchema = object({
  owner: object({
    name: text,
    title: text,
    address: v.optional(object({ city: text })),
    links: v.optional(v.record(v.string(), v.optional(text), 'must be an object'), {}),
  }),
  site: object({}),
  pages: v.record(
    v.string(),
    object({ label: text, title: text, heading: text }),
    'must be an object',
  ),
  contactRows: v.optional(
    v.array(
      object({
        label: text,
        value: text,
        href: v.optional(text),
        verified: v.optional(v.boolean()),
      }),
      'must be a list',
    ),
    [],
  ),
  contactMap: v.optional(object({ title: v.optional(text) })),
  support: v.optional(object({})),
  education: v.optional(object({})),
  experience: v.optional(v.array(object({}), 'must be a list'), []),
});

type Older = v.InferOutput<typeof olderSchema>;

/** The networks for which version 1 had a name. A donation page wasn't one of the profiles. */
const networks: Record<string, { network: string; kind?: string }> = {
  github: { network: 'GitHub', kind: 'code' },
  linkedin: { network: 'LinkedIn', kind: 'network' },
  credly: { network: 'Credly' },
  cloudSkillsBoost: { network: 'Google Cloud Skills Boost' },
};

/** An object without the fields that have no value. */
const compact = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const isWebAddress = (href: string | undefined) => /^https?:/.test(href ?? '');

/** The profiles in the order of the contact rows, then the links that were in no row. */
function profilesFrom({ owner, contactRows }: Older) {
  const linked = Object.entries(networks).flatMap(([key, profile]) => {
    const url = owner.links[key];
    return url ? [{ ...profile, url }] : [];
  });
  const shown = contactRows.filter(({ href }) => isWebAddress(href));
  const urls = new Set(shown.map(({ href }) => href));
  return [
    ...shown.map(({ label, href, verified }) => {
      const kind = linked.find(({ url }) => url === href)?.kind;
      return { network: label, ...(kind && { kind }), url: href, ...(verified && { verified }) };
    }),
    ...linked.filter(({ url }) => !urls.has(url)),
  ];
}

/** Rows that the owner had added and that the new form doesn't produce. */
const rowsWithoutPlace = ({ contactRows }: Older) =>
  contactRows
    .filter(({ href, label }) => href === undefined && label !== 'Location')
    .map(
      ({ label, value }) => `the contact row "${label}: ${value}" is left out, as it has no place`,
    );

/** A page without the words that are now derived from others. */
function pageFrom(
  name: string,
  { title, heading, ...page }: Older['pages'][string],
  owner: Older['owner'],
) {
  const isHome = name === 'about';
  const own = isHome
    ? title.replace(`${owner.name} · `, '')
    : title.replace(` · ${owner.name}`, '');
  const { path, label, description, intro, ...others } = page;
  return compact({
    path,
    label,
    title: own === (isHome ? owner.title : label) ? undefined : own,
    description,
    heading: heading === (isHome ? `Hi, I'm ${owner.name}` : label) ? undefined : heading,
    intro,
    ...others,
  });
}

function ownerFrom(older: Older) {
  const { links: _, vCardNote, downloads = {}, email, ...person } = older.owner;
  const isVerified = older.contactRows.some(
    ({ href, verified }) => href === `mailto:${email}` && verified,
  );
  return compact({
    ...person,
    email,
    emailVerified: isVerified || undefined,
    profiles: profilesFrom(older),
    vCardNote,
    downloads,
  });
}

function mapFrom({ contactMap, owner }: Older) {
  if (!contactMap) return undefined;
  const { title, ...map } = contactMap;
  return title === `Map of ${owner.address?.city}` ? map : contactMap;
}

function parse(value: unknown): Older {
  const { success, output, issues } = v.safeParse(olderSchema, value);
  if (success) return output;
  const lines = issues.map((issue) => `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`);
  throw new MigrationError(lines.join('\n'));
}

/**
 * Version 1 was TypeScript modules with one name for each link, contact rows written out, one degree,
 * and everything required. Version 2 is JSON with a list of profiles, rows made from the owner, a list
 * of degrees, and optional parts.
 * @param value the exports of version 1's modules, in one object
 * @throws MigrationError that lists the parts that don't fit version 1
 */
export function from1to2(value: Record<string, unknown>): Migrated {
  const older = parse(value);
  const {
    owner,
    site,
    pages,
    contactRows: _,
    contactMap,
    education,
    support,
    experience,
    ...rest
  } = older;
  const { donation } = owner.links;
  return {
    content: compact({
      ...rest,
      owner: ownerFrom(older),
      site: { schemaVersion: 2, ...site },
      pages: Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name, pageFrom(name, page, owner)]),
      ),
      experience: experience.map((entry) => ({ badge: 'Internship', ...entry })),
      degrees: education ? [education] : [],
      contactMap: mapFrom(older),
      support: donation && support ? { ...support, url: donation } : undefined,
    }),
    done: [
      'owner.links became owner.profiles, a list that takes any network',
      'contactRows is gone: the rows are made from the e-mail, the phone, the profiles and the address',
      ...rowsWithoutPlace(older),
      'the titles of pages no longer hold your name, which is added to each',
      'titles and headings that say what they would say anyway are gone',
      ...(contactMap ? ['so is the title of the map, unless it is your own'] : []),
      'education became degrees, a list',
      ...(donation && support ? ['owner.links.donation became support.url'] : []),
      'each position says itself that it was an internship (badge)',
    ],
  };
}
