import { isMailAddress } from '@portfolio/data/contactRules';
import { partsOfName } from '@portfolio/data/personName';
import type { Owner } from '@portfolio/data/schema/owner';
import { showValue } from '@portfolio/data/showValue';
import { stated } from '@portfolio/data/stated';
import { unstated } from '@portfolio/data/unstated';
import { readAddress } from './addressFrom.ts';
import { readPhone } from './phoneFrom.ts';
import { readPortrait } from './portraitFrom.ts';
import { readProfiles } from './profilesFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The line under the name until the owner states a title. */
const UNTITLED = 'Portfolio';

function readEmail(basics: ResumeReader): string {
  const email = basics.text('email')?.replace(/^mailto:/i, '') ?? '';
  if (isMailAddress(email)) return email;
  const why = email === '' ? 'is missing' : `${showValue(email)} isn't an e-mail address`;
  const until = `the site says ${unstated.email} until you write yours into owner.json`;
  basics.note('email', `${why}: ${until}`);
  return unstated.email;
}

/**
 * The owner's title: the line under their name.
 * @param position the newest one, which gives the title if nothing else does
 */
export function readTitle(basics: ResumeReader, position: string | undefined): string {
  const title = basics.text('label');
  if (title) return title;
  const assumed = position ?? UNTITLED;
  basics.note('label', `is missing: the title says "${assumed}" until you change it`);
  return assumed;
}

/** The name; its parts, too, where the résumé states them and they aren't those that its last word gives. */
function readName(basics: ResumeReader): Pick<Owner, 'name' | 'givenName' | 'familyName'> {
  const givenName = basics.text('givenName', 'firstName') ?? '';
  const familyName = basics.text('familyName', 'lastName') ?? '';
  const name = basics.text('name') ?? [givenName, familyName].filter(Boolean).join(' ');
  const isApart = givenName && familyName && partsOfName({ name }).family !== familyName;
  return { name, ...(isApart && { givenName, familyName }) };
}

/** Who the résumé is about, and how to reach them. */
export function readOwner(basics: ResumeReader): Omit<Owner, 'title'> {
  const named = readName(basics);
  const address = readAddress(basics);
  return {
    ...named,
    email: readEmail(basics),
    ...stated({
      phone: readPhone(basics, address),
      address,
      portrait: readPortrait(basics, named.name),
    }),
    profiles: readProfiles(basics),
    downloads: {},
  };
}
