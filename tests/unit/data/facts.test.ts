import { factsOf } from '@portfolio/data/shown/facts';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { english } from '../../language.ts';
import { contentWith } from './contentWith.ts';

const { owner, languages } = sample;

test('visitors read when, where, in which languages, and in which time zone', () => {
  expect(factsOf({ owner, languages }, english)).toEqual([
    { label: 'Available from', value: 'Internship now, first role from mid-2026' },
    { label: 'Based in', value: 'Pune, Maharashtra, India' },
    { label: 'Languages', value: 'Marathi (native speaker), English (fluent), Hindi (fluent)' },
    { label: 'Local time', value: 'Asia/Kolkata', isTimeZone: true },
  ]);
});

test('a level that is a code stays as it is, and a language may have none', () => {
  const spoken = [{ name: 'French', level: 'B2' }, { name: 'Hindi' }];
  expect(factsOf({ owner, languages: spoken }, english)).toContainEqual({
    label: 'Languages',
    value: 'French (B2), Hindi',
  });
});

test('an owner who states none of them has no facts', () => {
  const { address, availableFrom, timeZone, ...silent } = owner;
  expect(factsOf({ owner: silent }, english)).toEqual([]);
  expect(factsOf({ owner: silent, languages: [] }, english)).toEqual([]);
});

test.each(['IST', 'Kolkata', '+05:30', 'Europe/Nowhere', '', 5.5])(
  'a time zone %j is refused, with two that are right',
  (timeZone) => {
    const [problem, ...others] = validateContent(contentWith('owner.timeZone', timeZone));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      path: 'owner.timeZone',
      message: expect.stringMatching(/IANA name, such as Asia\/Kolkata or Europe\/Berlin/),
    });
  },
);

test.each(['Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'UTC'])('%s is a time zone', (zone) => {
  expect(validateContent(contentWith('owner.timeZone', zone))).toEqual([]);
});
