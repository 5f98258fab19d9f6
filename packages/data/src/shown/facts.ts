import type { ContentLanguage } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import type { Language } from '../schema/skill.ts';
import { locationOf } from './contactDetails.ts';

/** A fact about the owner, on one line. */
export interface OwnerFact {
  label: string;
  value: string;
  /** Whether the value is the IANA name of a time zone, so that pages show its local time. */
  isTimeZone?: boolean;
}

/** The facts that employers look for, as far as the owner states them. */
export function factsOf(
  {
    owner,
    languages = [],
  }: Pick<Content, 'owner'> & { languages?: readonly Language[] | undefined },
  language: ContentLanguage,
): OwnerFact[] {
  const { address, availableFrom, timeZone } = owner;
  const words = language.content.facts;
  const spoken = languages.map(({ name, level }) => (level ? words.language(name, level) : name));
  return [
    ...(availableFrom ? [{ label: words.availableFrom, value: availableFrom }] : []),
    ...(address ? [{ label: words.basedIn, value: locationOf(address, language) }] : []),
    ...(languages.length > 0
      ? [{ label: words.languages, value: spoken.join(language.formats.comma) }]
      : []),
    ...(timeZone ? [{ label: words.localTime, value: timeZone, isTimeZone: true }] : []),
  ];
}
