import { slugify, uniqueSlugs } from '@portfolio/data/values/slug';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['MLOps', 'mlops'],
  ['Computer Vision', 'computer-vision'],
  ['AI/ML Libraries & Frameworks', 'ai-ml-libraries-frameworks'],
  ['Natural Language Processing (NLP)', 'natural-language-processing-nlp'],
  ['Zażółć, Übung', 'zażółć-übung'],
  ['मशीन लर्निंग', 'मशीन-लर्निंग'],
  ['🎉', ''],
])('%s becomes "%s" in an address', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('whatever the name, its slug stays the same when it is read from an address again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name);
      const { searchParams } = new URL(`https://example.org/?category=${encodeURIComponent(slug)}`);
      expect(slugify(searchParams.get('category') ?? '')).toBe(slug);
      expect(slug).not.toMatch(/\s|^-|-$|--/);
    }),
  );
});

test('repeated names have addresses of their own', () => {
  expect(uniqueSlugs(['Intern, Acme', 'Analyst', 'Intern Acme', 'intern acme'])).toEqual([
    'intern-acme',
    'analyst',
    'intern-acme-2',
    'intern-acme-3',
  ]);
});
