import { validateContent } from '@portfolio/data/validation/validateContent';
import { contentFromAnswers, parseAnswers, problemWith } from '@portfolio/tools/import/answers';
import { includedTags } from '@portfolio/words/included';
import { expect, test } from 'vitest';

const asha = {
  name: 'Asha Rao',
  title: 'Analyst',
  email: 'asha@asharao.dev',
  language: 'fr',
  about: 'I count.',
};

test('a country alone is enough for a place, and an address with a path is the site’s', () => {
  const url = 'https://asharao.dev/portfolio';
  const { content, notes } = contentFromAnswers({ ...asha, country: 'India', url });
  expect(content.owner.address).toEqual({ country: 'India' });
  expect(content.site).toMatchObject({ url, language: 'fr' });
  expect(notes).toEqual([]);
  expect(validateContent(content)).toEqual([]);
});

test('answers that name one network twice give content that keeps every rule', () => {
  const code = 'https://github.com/asha';
  const both = contentFromAnswers({ ...asha, code, network: 'https://github.com/rao-labs' });
  expect(both.content.owner.profiles).toMatchObject([
    { network: 'GitHub', kind: 'code' },
    { network: 'GitHub (2)', kind: 'network' },
  ]);
  expect(validateContent(both.content)).toEqual([]);
  const same = contentFromAnswers({ ...asha, code, network: 'https://www.github.com/asha/' });
  expect(same.content.owner.profiles).toMatchObject([{ url: code }]);
});

test('the language is one that the site has words of, and English unless it is answered', () => {
  expect(problemWith('language', 'ja')).toBe(`Must be one of ${includedTags.join(', ')}.`);
  const { language: _, ...answers } = asha;
  const { content, notes } = contentFromAnswers(answers);
  expect(content.site.language).toBe('en');
  expect(notes.map(({ path }) => path)).toContain('site.language');
});

test('empty answers are none, and the form and the editor are as answered', () => {
  const given = { ...asha, city: '', code: '', form: 'off', editor: true };
  const { content } = contentFromAnswers(parseAnswers(given, 'answers.json'));
  expect(content.owner).not.toHaveProperty('address');
  expect(content.contact).toEqual({ form: 'off' });
  expect(content.site.editor).toBe(true);
  expect(validateContent(content)).toEqual([]);
  expect(() => parseAnswers({ ...given, name: '' }, 'answers.json')).toThrow('name: ');
});

test('answers may be pasted from anywhere, and an address may lack its https://', () => {
  const given = {
    ...asha,
    name: '\ufeffAsha\tRao \u200b',
    city: '\u202aPune\u202c',
    country: '\u00a0',
    code: 'github.com/asha ',
    network: 'www.linkedin.com/in/asha',
    url: 'asharao.dev',
    about: 'I count what others\u000bonly guess.\r\n\r\n•\tMostly trams\r\n•\tSometimes buses',
  };
  for (const [field, text] of Object.entries(given)) {
    expect(problemWith(field as keyof typeof given, text)).toBeUndefined();
  }
  const { content } = contentFromAnswers(parseAnswers(given, 'The form'));
  expect(content.owner).toMatchObject({
    name: 'Asha Rao',
    address: { city: 'Pune' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/asha' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/asha' },
    ],
  });
  expect(content.owner.address).not.toHaveProperty('country');
  expect(content.site.url).toBe('https://asharao.dev');
  expect(content.about.bio).toEqual([
    'I count what others',
    'only guess.',
    'Mostly trams',
    'Sometimes buses',
  ]);
});
