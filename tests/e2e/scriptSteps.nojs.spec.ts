import { measurePages } from '@portfolio/publish/build/figures';
import { routes } from './support/routes';
import { askedForBy, loadedByAll, stepsOf } from './support/scriptSteps';
import { expect, test } from './support/test';

test('the next page and what it defers come in two steps', async () => {
  const pages = await measurePages('packages/site/dist');
  const loaded = loadedByAll(pages.map(({ name }) => name));
  const entry = Array.from(loaded).find((name) => name.startsWith('entry.client'));
  const parts = askedForBy(entry ?? '');
  expect(parts.length).toBeGreaterThanOrEqual(routes.length);
  for (const part of parts) expect(stepsOf(part, loaded), part).toBeLessThanOrEqual(2);
});
