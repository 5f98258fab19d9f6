import type { Owner } from './schema/owner.ts';

/** A person's name in the parts that address books keep (RFC 2426, N). */
export interface PersonName {
  /** Titles before the name: `Prof. Dr.`. */
  prefix: string;
  given: string;
  /** With its particles: `van der Berg`. Empty if the name is a single one, or isn't written apart. */
  family: string;
  /** Words after the name: `Jr.`, `PhD`. */
  suffix: string;
}

const PREFIX =
  /^(?:(?:dr|prof|mr|mrs|ms|mx)\.?|professor|doctor|sir|dame|miss|herr|frau|(?:ing|mag|rev|hon|eng|sr|sra|srta|dott|dipl|priv|doz)\.|(?:dr|dipl)\.?-\p{L}+\.)$/iu;

/** The faculty of a German title: `Dr. rer. nat.`. */
const FACULTY = /^\p{Ll}+\.(?:\p{Ll}+\.)*$/u;

/** Also without a comma before it. Short ones that are names, too, such as MA, need the comma. */
const SUFFIX =
  /^(?:jr\.?|sr\.?|junior|senior|I{2,3}|IV|ph\.?d\.?|d\.?phil\.?|m\.d\.|md|m\.?b\.?a\.?|[mb]\.?sc\.?|m\.?eng\.?|b\.?tech\.?|esq\.?|cpa|cfa|pmp|cissp|rn|jd|llm)$/iu;

/** Degrees and licences in letters: `M.A.`, `P.E.`, `CISSP-ISSAP`. */
const LETTERS = /^(?:\p{Lu}\p{Ll}{0,3}\.?){2,4}$|^\p{Lu}\p{Ll}{0,4}\.$|^[\p{Lu}\d-]{2,}$/u;

const PARTICLE =
  /^(?:v[ao]n|de[rnlms]?|del+[ao]|d[aiou]|d[ao]s|las?|los?|les?|ten?|ter|zu[mr]?|a[fv]|bint?|ibn|ben|[ae]l|het|'t|y|von)$/;

const WITH_CAPITAL = /^(?:Mc|St\.?|Saint)$/;

const EAST_ASIAN =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・々〆\s]+$/u;

const IN_KATAKANA = /^[\p{Script=Katakana}ー・\s]+$/u;

const CAPITALS = /^\p{Lu}[\p{Lu}'’-]{2,}$/u;

const wordsIn = (text: string) => text.trim().split(/\s+/).filter(Boolean);

/** Whether the words after a comma are suffixes, and not given names: after a single word, only well-known ones. */
const areSuffixes = (after: string, before: string) =>
  wordsIn(after).every(
    (word) => SUFFIX.test(word) || (wordsIn(before).length > 1 && LETTERS.test(word)),
  );

/** Takes the titles off both ends of a name. */
function withoutTitles(name: string) {
  const [written = '', ...after] = name.replace(/\s*[(（][^)）]*[)）]/g, '').split(/\s*[,，]\s*/);
  const isReversed = after.length > 0 && !areSuffixes(after[0] ?? '', written);
  const words = wordsIn(isReversed ? `${after.shift()}` : written);
  const prefix: string[] = [];
  while (
    words.length > 1 &&
    (PREFIX.test(words[0] ?? '') || (prefix[0] && FACULTY.test(words[0] ?? '')))
  ) {
    prefix.push(words.shift() ?? '');
  }
  const suffix = after.filter(Boolean);
  while (words.length > 2 && SUFFIX.test(words.at(-1) ?? '')) suffix.unshift(words.pop() ?? '');
  const titles = { prefix: prefix.join(' '), suffix: suffix.join(', ') };
  return { words, titles, ...(isReversed && { family: written }) };
}

/** Where the family name begins among the words of a name that has it last. */
function familyStart(words: readonly string[]): number {
  const isParticle = (index: number) => {
    const word = words[index] ?? '';
    const next = words[index + 1] ?? '';
    const isFirst = /^(?:van|von|de|di)$/i.test(word) && /^(?:de[rn]|las?|los|het|'t)$/i.test(next);
    return PARTICLE.test(word) || WITH_CAPITAL.test(word) || isFirst;
  };
  if (PARTICLE.test(words[0] ?? '')) return 0;
  const last = words.length - 1;
  const first = words.findIndex((_, index) => index > 0 && index < last && isParticle(index));
  if (first === -1) return last;
  // The particle between two family names: `Ortega y Gasset`.
  return words[first] === 'y' && first > 1 ? first - 1 : first;
}

function split(words: readonly string[]): [given: string, family: string] {
  if (words.length < 2) {
    const [only = ''] = words;
    const apart = IN_KATAKANA.test(only) ? only.split('・') : [];
    return apart.length > 1 ? split(apart) : [only, ''];
  }
  const name = words.join(' ');
  if (EAST_ASIAN.test(name) && !IN_KATAKANA.test(name)) {
    return [words.slice(1).join(' '), words[0] ?? ''];
  }
  // A name in two scripts, such as `Wei Wang 王伟`.
  const latin = words.filter((word) => !EAST_ASIAN.test(word));
  if (latin.length > 0 && latin.length < words.length) return split(latin);
  // Family names in capitals, as in France or at conferences.
  const isLoud = words.map((word) => CAPITALS.test(word));
  if (isLoud[0] && !isLoud.at(-1)) {
    const start = isLoud.indexOf(false);
    return [words.slice(start).join(' '), words.slice(0, start).join(' ')];
  }
  const start = familyStart(words);
  return [words.slice(0, start).join(' '), words.slice(start).join(' ')];
}

/**
 * The parts of the owner's name: those that the owner states, and otherwise those that its words tell. Particles
 * belong to the family name. Names in Han, Hangul and Kana have the family name first, and stay whole without a
 * space.
 */
export function partsOfName({
  name,
  givenName,
  familyName,
}: Pick<Owner, 'name' | 'givenName' | 'familyName'>): PersonName {
  const { words, titles, family: reversed } = withoutTitles(name);
  const [given, family] = reversed ? [words.join(' '), reversed] : split(words);
  const without = (part: string) => words.join(' ').replace(part, '').trim();
  return {
    ...titles,
    given: givenName ?? (familyName ? without(familyName) : given),
    family: familyName ?? (givenName ? without(givenName) : family),
  };
}

/** The words of a name in the order of its writing, without titles at either end. */
export const wordsOfName = (name: string): string[] => {
  const { words, family } = withoutTitles(name);
  return family ? [...words, ...wordsIn(family)] : words;
};
