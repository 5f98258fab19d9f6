import { countryCodeOf, countryOf } from '@portfolio/data/jsonResume/countries';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { isWithheld } from '@portfolio/tools/import/ownerFrom';
import { expect, test } from 'vitest';
import { contentOf } from './samples.ts';

const read = (location: unknown) => {
  const { content, notes } = contentOf({
    basics: { name: 'Ada Quill', email: 'ada@quill.example.com', location },
  });
  expect(validateContent(content)).toEqual([]);
  const found = notes.filter(({ path }) => path.startsWith('basics.location'));
  return { address: content.owner.address, notes: found.map(({ message }) => message) };
};

test.each([
  ['US', 'United States'],
  ['usa', 'United States'],
  ['U.S.A.', 'United States'],
  ['DEU', 'Germany'],
  ['GBR', 'United Kingdom'],
  ['UK', 'United Kingdom'],
  ['germany', 'Germany'],
  ['Deutschland', 'Deutschland'],
  ['日本', '日本'],
  ['Free Republic of Reykholt', 'Free Republic of Reykholt'],
  ['EN', undefined],
  ['ZZZ', undefined],
])('the country %s is %s', (text, country) => {
  expect(countryOf(text)).toBe(country);
});

test.each([
  ['Deutschland', 'DE'],
  ['Brasil', 'BR'],
  ['España', 'ES'],
  ['日本', 'JP'],
  ['대한민국', 'KR'],
  ['الأردن', 'JO'],
  ['The Netherlands', 'NL'],
  ['England', 'GB'],
  ['Reykholt', undefined],
  ['', undefined],
])('the code of %s is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test('a country alone is a place', () => {
  expect(read({ countryCode: 'USA' })).toEqual({
    address: { country: 'United States' },
    notes: [],
  });
});

test('a code that no country has is reported, and the name next to it is used', () => {
  const location = { city: 'Leeds', countryCode: 'EN', country: 'England' };
  expect(read(location)).toEqual({
    address: { city: 'Leeds', country: 'England' },
    notes: [expect.stringMatching(/^"EN" is left out: .*GBR$/)],
  });
});

test.each(['Berlin, Germany', 'Hauptstraße 5, Berlin', 'Remote'])(
  'the place %j on one line is left out and reported, because it may be a street, or a guess',
  (line) => {
    expect(read(line)).toEqual({
      address: undefined,
      notes: [expect.stringContaining('is left out: write the city or the country')],
    });
  },
);

test.each([
  'Upon request',
  'available on request',
  'N/A',
  '-',
  'auf Anfrage',
  'sur demande',
  'a petición',
  'Sob consulta',
  'по запросу',
  '요청 시 제공',
  '応相談',
  '索取',
  'عند الطلب',
])('%s is no phone number, no city and no country', (text) => {
  expect(isWithheld(text)).toBe(true);
  const { content, notes } = contentOf({
    basics: { name: 'Ada', email: text, phone: text, location: { city: text, countryCode: text } },
  });
  expect(JSON.stringify(content.owner)).not.toContain(text);
  expect(notes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['basics.phone', 'basics.email', 'basics.location.city']),
  );
});

test.each(['Requena', 'Wunstorf', 'Privatdozent', 'Nâzım', 'X-City', 'Las Palmas'])(
  '%s is a place',
  (city) => {
    expect(isWithheld(city)).toBe(false);
  },
);
