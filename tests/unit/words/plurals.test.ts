import { included } from '@portfolio/words/included';
import { expect, test } from 'vitest';

/** The noun of a count of projects, by the categories of CLDR. */
const nouns = {
  es: { one: 'proyecto', other: 'proyectos' },
  fr: { one: 'projet', other: 'projets' },
};

test.each(Object.entries(nouns))('every count up to 1000 in %s has its own form', (tag, forms) => {
  const { count } = included[tag as keyof typeof nouns].projectsPage;
  const rules = new Intl.PluralRules(tag);
  for (let value = 0; value <= 1000; value += 1)
    expect(count(value)).toBe(`${value}\u00a0${forms[rules.select(value) as keyof typeof forms]}`);
});
