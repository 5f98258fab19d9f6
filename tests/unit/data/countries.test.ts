import { countryCodeOf, countryOf } from '@portfolio/data/jsonResume/countries';
import { expect, test } from 'vitest';

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
