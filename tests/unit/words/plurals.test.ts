import type { Words } from '@portfolio/words';
import { included } from '@portfolio/words/included';
import { expect, test } from 'vitest';

const counts = Array.from({ length: 1001 }, (_, count) => count);

/** A count with its noun for each plural form of a language. `{n}` is the number. */
const cases: [
  language: keyof typeof included,
  what: string,
  counted: (words: Words, count: number) => string,
  forms: Partial<Record<Intl.LDMLPluralRule, string>>,
][] = [
  [
    'ar',
    'projects',
    ({ projectsPage }, count) => projectsPage.count(count),
    {
      zero: '{n} مشروع',
      one: 'مشروع واحد',
      two: 'مشروعان',
      few: '{n} مشاريع',
      many: '{n} مشروعًا',
      other: '{n} مشروع',
    },
  ],
  [
    'hi',
    'categories',
    ({ projectsPage }, count) => projectsPage.statistics.categories(count),
    { one: 'श्रेणी', other: 'श्रेणियाँ' },
  ],
];

test.each(cases)('%s counts %s by the plural rules of the language', (language, _, said, forms) => {
  const rules = new Intl.PluralRules(language);
  for (const count of counts) {
    const form = forms[rules.select(count)]?.replace('{n}', `${count}`);
    expect(said(included[language], count)).toBe(form);
  }
});
