import { makeFavicon } from '@portfolio/build/documents/pictures/favicon';
import { initialsOf, PERSONAL_INITIALS } from '@portfolio/ui/initialsOf';
import { Portrait } from '@portfolio/ui/Portrait';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';

test.each([
  ['Gradient Yard Academy', 'GYA'],
  ['Bank of the Nordic Tidal Energy Group', 'BNG'],
  ['mira kelvekar', 'MK'],
  ['Plato', 'P'],
  ['  Asha   Rao ', 'AR'],
  ['Émile Zola', 'ÉZ'],
  ['Z\u030co\u0301fie Novák', 'Z\u030cN'],
  ['李 明', '李明'],
  ['北京大学', '北'],
  ['𝒜sha Rao', '𝒜R'],
  ['क्षितिज केळवेकर', 'क्षिके'],
  ['Institute of Tides', 'IT'],
  ['Universidad Nacional de Asunción', 'UNA'],
  ['Salt & Cedar Group', 'SCG'],
  ['Ludwig van Beethoven', 'LB'],
  ['Sean O’Neil', 'SO'],
  ['de Havilland', 'DH'],
  ['eBay', 'E'],
  ['"Studio" (Pune)', 'SP'],
  ['42 & Sons', '4S'],
  ['🎉', ''],
])('%s is shortened to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a person has the same two initials on each page, in the tab and on the home screen', () => {
  expect(initialsOf('Ana Maria da Silva', PERSONAL_INITIALS)).toBe('AS');
  const name = 'Ana Maria da Silva';
  expect(makeFavicon({ ...content, owner: { ...content.owner, name } })).toContain('>AS</text>');
  expect(renderToStaticMarkup(<Portrait name={name} />)).toContain('>AS</span>');
});
