import { makeResume } from '@portfolio/artifacts/resume/makeResume.tsx';
import { expect, test } from 'vitest';
import { readPdf } from './readPdf.ts';
import { leastContent } from './sampleContent.ts';

const resumeWith = (summary: string) =>
  makeResume({ ...leastContent, about: { ...leastContent.about, summary: [summary] } });

// In a file of its own: fonts are kept as long as the process.
test('every letter of a document can be read, whatever letters the previous one had', async () => {
  await resumeWith('Órdenes');
  const { text } = await readPdf(await resumeWith('SEO and CEO of Oslo'));
  expect(text).toContain('SEO and CEO of Oslo');
});
