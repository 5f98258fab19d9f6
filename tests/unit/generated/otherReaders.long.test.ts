import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factsOf, fullContent } from './everySection.ts';
import { flowing } from './readPdf.ts';
import { resumeFrom } from './sampleContent.ts';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-readers-'));
const file = join(folder, 'resume.pdf');

const PYPDF =
  'import sys, pypdf; [print(page.extract_text()) for page in pypdf.PdfReader(sys.argv[1]).pages]';

/** Programs that read PDFs, as a command and its words before and after the file's name. */
const readers = [
  ['pdftotext', 'pdftotext', [], ['-']],
  ['pdftotext -layout', 'pdftotext', ['-layout'], ['-']],
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
  writeFileSync(file, await resumeFrom(fullContent));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(readers)('%s', (name, command, before, after) => {
  test.skipIf(!isInstalled(name))('finds each fact of the résumé as one string', () => {
    const read = execFileSync(command, [...before, file, ...after], { encoding: 'utf8' });
    // With `-layout`, dates and titles in the margin are in the lines next to them.
    const withoutMargin = read.replace(/^ *\S.*? {2,}/gm, '');
    const said = flowing(`${read} ${withoutMargin}`);
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
});
