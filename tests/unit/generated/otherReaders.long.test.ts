import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf } from '@portfolio/words/languageOf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, fullContent } from './everySection.ts';
import { misread } from './readingOrder.ts';
import { flowing } from './readPdf.ts';
import { content, resumeFrom } from './sampleContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-readers-'));

/** Everything, as much as one page holds, and another language. */
const contents = {
  full: fullContent,
  onePage: content,
  german: { ...fullContent, site: { ...content.site, language: 'de' } },
};
const fileOf = (name: string) => join(folder, `${name}.pdf`);

const PYPDF =
  'import sys, pypdf; [print(page.extract_text()) for page in pypdf.PdfReader(sys.argv[1]).pages]';

/** Programs that read PDFs, as a command and its words before and after the file's name. */
const readers = [
  ['pdftotext', 'pdftotext', [], ['-']],
  ['pdftotext -layout', 'pdftotext', ['-layout'], ['-']],
  ['pdftotext -raw', 'pdftotext', ['-raw'], ['-']],
  ['pypdf', 'python3', ['-c', PYPDF], []],
] as const;

const isInstalled = (reader: string) => {
  const [command, ...words] =
    reader === 'pypdf' ? ['python3', '-c', 'import pypdf'] : ['pdftotext', '-v'];
  try {
    execFileSync(command as string, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

beforeAll(async () => {
  for (const [name, from] of Object.entries(contents))
    writeFileSync(fileOf(name), await resumeFrom(from));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(readers)('%s', (name, command, before, after) => {
  const read = (from: string) =>
    execFileSync(command, [...before, fileOf(from), ...after], { encoding: 'utf8' });

  test.skipIf(!isInstalled(name))('finds each fact of the résumé as one string', () => {
    const said = flowing(read('full'));
    const { experience, degrees, certifications, skillCategories, owner } = fullContent;
    const facts = [
      ...[owner.name, owner.title, owner.email, 'Publications', 'Awards', 'References'],
      ...experience.flatMap(({ title, company }) => [title, company]),
      ...degrees.map(({ degree }) => degree),
      ...certifications.map(({ title }) => title),
      ...skillCategories.flatMap(({ skills }) => skills.map((skill) => skill.name)),
      ...Object.values(factsOf(fullContent)).flat(),
    ];
    expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
  });

  test.skipIf(!isInstalled(name)).each(Object.entries(contents))(
    'gets each heading on a line of its own, before what it heads, and labels apart: %s',
    async (from, content) => {
      const language = await languageOf(content.site.language);
      expect(misread(read(from), content, language)).toEqual([]);
    },
  );
});
