import { builtScripts } from './support/builtScripts';
import { routes } from './support/routes';
import { askedForBy, stepsOf } from './support/scriptSteps';
import { expect, test } from './support/test';

test('the next page comes in two steps at most', () => {
  const [first = [], ...others] = builtScripts().values();
  const loaded = new Set(first.filter((name) => others.every((list) => list.includes(name))));
  const entry = first[0] ?? '';
  const pages = [...new Set(askedForBy(entry))].filter((name) => /Page-/.test(name));
  expect(pages).toHaveLength(routes.length);
  for (const page of pages) expect(stepsOf(page, loaded), page).toBeLessThanOrEqual(2);
});
