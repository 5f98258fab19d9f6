import { createContentReader, type PublishedContent } from '@portfolio/build/content/contentReader';
import { publishAssets } from '@portfolio/build/content/publishAssets';
import { contentModule, wordsModule } from '@portfolio/build/content/virtualModules';
import { sampleFolder } from '@portfolio/build/folders/content';
import { siteFolder } from '@portfolio/build/folders/packages';
import type { Content } from '@portfolio/data/schema/content';
import { withLanguages } from '@portfolio/data/translation/translate';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { fullContent } from '../generated/everySection.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** A value of the content after somebody has added a field to each of its objects, but not to lists by name. */
function withNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewFields);
  if (!isObject(value)) return value;
  const fields = Object.entries(Object(value)).map(([name, field]) => [name, withNewFields(field)]);
  const isByName = Object.values(Object(value)).every(isObject);
  return { ...Object.fromEntries(fields), ...(!isByName && { newField: 'new' }) };
}

/** The opening tags of all documents, each with its path. */
const tags: { path: string; tag: string }[] = [];

beforeAll(async () => {
  const sample = createContentReader(sampleFolder);
  // As in a version in another language in which nothing is translated yet.
  const content = withLanguages({ content: fullContent, translated: new Set() }, 'fr');
  const read = async (): Promise<PublishedContent> => {
    const { caseStudies, ...published } = await sample.read();
    return { ...(withNewFields({ ...published, ...content }) as Content), caseStudies };
  };
  const reader = { ...sample, read };
  const server = await createServer({
    configFile: false,
    root: siteFolder,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [
      contentModule(reader),
      wordsModule(reader),
      publishAssets(reader),
      vanillaExtractPlugin(),
      react(),
    ],
  });
  const site = (await server.ssrLoadModule(
    '/src/entry.server.tsx',
  )) as typeof import('@portfolio/site/entry.server.tsx');
  for (const { path } of site.prerenderedDocuments) {
    const { app, head, data } = await site.render(path);
    for (const [tag] of `${app}${head}${data}`.matchAll(/<[a-z][^>]*>/g)) tags.push({ path, tag });
  }
  return () => server.close();
});

test('a field that is new in the content is no attribute in any document', () => {
  expect(tags.filter(({ tag }) => /newfield/i.test(tag))).toEqual([]);
});

test('each entry and each call to action in another language says so', () => {
  const entries = tags.filter(({ tag }) =>
    /^<article|^<.*(?:Callout_root|Testimonial__\w+2")/.test(tag),
  );
  expect(entries.length).toBeGreaterThan(60);
  expect(entries.filter(({ tag }) => !tag.includes(' lang="fr"'))).toEqual([]);
});
