interface Described {
  proficiency?: number | undefined;
  description?: string | undefined;
  projects: readonly string[];
}

/** Names as a list in a sentence: `A, B and C`. */
const listNames = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

/** What a skill's tooltip says, in sentences, with at most `max` projects by name. */
export function describeSkill({ proficiency, description, projects }: Described, max: number) {
  const named = projects.slice(0, max);
  const others = projects.length - named.length;
  const names = others > 0 ? [...named, `${others} more`] : named;
  const used = names.length > 0 ? ` Used in ${listNames(names)}.` : '';
  const level = proficiency === undefined ? '' : `Proficiency ${proficiency} percent. `;
  return `${level}${description ?? ''}${used}`.trim();
}
