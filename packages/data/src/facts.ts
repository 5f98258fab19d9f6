import { locationOf } from './contactDetails.ts';
import type { Content } from './schema/content.ts';
import type { Language } from './schema/skill.ts';

/** A fact about the owner in a line. */
export interface OwnerFact {
  label: string;
  value: string;
  /** The value is a time zone by its IANA name: pages show its local time. */
  isTimeZone?: boolean;
}

/** A language and its level: 'English (fluent)', 'French (B2)'. */
function shortLanguage({ name, level }: Language): string {
  if (level === undefined) return name;
  const word = /^\p{Lu}\p{Ll}/u.test(level) ? level[0]?.toLowerCase() + level.slice(1) : level;
  return `${name} (${word})`;
}

/** Facts that somebody who offers work looks for, as far as the owner states them. */
export function factsOf({
  owner,
  languages = [],
}: Pick<Content, 'owner'> & { languages?: readonly Language[] | undefined }): OwnerFact[] {
  const { address, availableFrom, timeZone } = owner;
  return [
    ...(availableFrom ? [{ label: 'Available from', value: availableFrom }] : []),
    ...(address ? [{ label: 'Based in', value: locationOf(address) }] : []),
    ...(languages.length > 0
      ? [{ label: 'Languages', value: languages.map(shortLanguage).join(', ') }]
      : []),
    ...(timeZone ? [{ label: 'Local time', value: timeZone, isTimeZone: true }] : []),
  ];
}
