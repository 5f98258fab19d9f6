import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { loadContent } from '@portfolio/build/content/readContent';
import { contentModule } from '@portfolio/build/content/virtualModules';
import { sampleFolder } from '@portfolio/build/folders/content';
import type { Project } from '@portfolio/data/schema/project';
import { listedFiles } from '@portfolio/data/validation/validateContent';
import { describe, expect, test } from 'vitest';
import { freshFolder, writeFiles } from '../backend/support/folders.ts';

type Files = Record<string, string | Uint8Array | null>;

const CASE_STUDY = 'case-studies/drift-watch.md';

/** A copy of the sample with these files, or without those that are null, and with other projects. */
function folderWith(files: Files, change: (projects: Project[]) => Project[] = (all) => all) {
  const folder = freshFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  const file = join(folder, 'projects.json');
  const { projects, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...rest, projects: change(projects) }));
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(folder, name));
    else writeFiles(folder, { [name]: text });
  }
  return folder;
}

/** The messages to the owner, a line each. */
async function linesFor(...content: Parameters<typeof folderWith>) {
  const folder = folderWith(...content);
  const { problems } = await loadContent(folder);
  return problems.map(
    ({ file, path, message }) =>
      `${file.replace(relative(process.cwd(), folder), '')}: ${path}: ${message.replace(folder, '…')}`,
  );
}

const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30z"/></svg>';
const withPicture = '# T\n\nText.\n\n![Split](../files/drawings/split.svg)\n';

describe('The owner reads', () => {
  test('that the file of a case study is missing, or written otherwise', async () => {
    expect(await linesFor({ [CASE_STUDY]: null })).toEqual([
      `/projects.json: projects[1].caseStudy: there is no file ${CASE_STUDY} in …`,
    ]);
    expect(
      await linesFor({ [CASE_STUDY]: null, 'case-studies/Drift-Watch.md': '# T\n\nText.' }),
    ).toEqual([
      `/projects.json: projects[1].caseStudy: there is no file ${CASE_STUDY} in …, but case-studies/Drift-Watch.md: capitals count`,
    ]);
  });

  test('the file and the line of what is wrong in a case study', async () => {
    expect(await linesFor({ [CASE_STUDY]: '# T\r\n\r\n![](../files/a.png)\r\n' })).toEqual([
      `/${CASE_STUDY}: line 3: is a picture without alternative text: say between the [ ] what it shows`,
      `/${CASE_STUDY}: line 3: there is no file a.png in …/files`,
    ]);
  });

  test('that a picture of a case study isn’t there, or does more than show', async () => {
    expect(await linesFor({ [CASE_STUDY]: withPicture })).toEqual([
      `/${CASE_STUDY}: line 5: there is no file drawings/split.svg in …/files`,
    ]);
    const script = PIXEL.replace('<path', '<script>x</script><path');
    const lines = await linesFor({ [CASE_STUDY]: withPicture, 'files/drawings/split.svg': script });
    expect(lines).toEqual([expect.stringMatching(/line 5: .*split\.svg must be a plain SVG/)]);
  });

  test('that a case study is too long for a page', async () => {
    expect(await linesFor({ [CASE_STUDY]: `# T\n\n${'word '.repeat(50_000)}` })).toEqual([
      `/${CASE_STUDY}: ${CASE_STUDY}: has 251 kB, and a case study may have 200: shorten it, or tell a part of it as another project's case study`,
    ]);
  });

  const tooMuch = (count: number, of: string) => `# T\n\nText.\n\n${of.repeat(count)}\n`;
  const SIGNS =
    'line 5: is in a paragraph with more than 200 of the signs * _ ~ [ ] ! ` <: divide it, or write ``` above and below it if it is code';
  const LEVELS =
    'line 5: begins a list or a quote further right than column 24: take it out of those around it';
  test.each([
    ['brackets', tooMuch(5000, '['), SIGNS],
    ['brackets that end', tooMuch(5000, ']('), SIGNS],
    ['beginnings of pictures', tooMuch(5000, '!['), SIGNS],
    ['links within each other', tooMuch(1, `${'['.repeat(500)}a${'](b)'.repeat(500)}`), SIGNS],
    ['stars', tooMuch(2000, '*a '), SIGNS],
    ['stars within each other', tooMuch(1, '*a '.repeat(1000) + ' a*'.repeat(1000)), SIGNS],
    ['lines that begin with an underscore', tooMuch(300, '_a\n'), SIGNS.replace('5', '205')],
    ['words struck out', tooMuch(1000, '~~a '), SIGNS],
    ['beginnings of code', tooMuch(1000, 'a`'), SIGNS],
    ['beginnings of tags', tooMuch(1000, 'a <b '), SIGNS],
    ['quotes within each other', tooMuch(5000, '>'), LEVELS],
    ['lists within each other', tooMuch(500, '1. '), LEVELS],
    ['notes within each other', tooMuch(2000, '[^a]: '), LEVELS],
    [
      'lists that each begin further to the right',
      tooMuch(1, Array.from({ length: 100 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')),
      LEVELS.replace('5', '17'),
    ],
    [
      'quotes in a row',
      tooMuch(3000, '> a\n\n'),
      'line 4001: comes after 4000 lines, and a case study may have no more: shorten it',
    ],
    [
      'words without an empty line',
      tooMuch(10_001, 'word '),
      'line 5: is more than 50000 characters after the last empty line: put one where a paragraph ends',
    ],
  ])('that a case study has too many %s, and at which line', async (_, text, line) => {
    expect(await linesFor({ [CASE_STUDY]: text })).toEqual([`/${CASE_STUDY}: ${line}`]);
  });

  test('that a file to which a case study links isn’t there, and publishes it if it is', async () => {
    const caseStudy =
      '# T\n\n[Paper](../files/paper.pdf), [CV](/resume.pdf), [next](chest-x-ray-triage.md).';
    expect(await linesFor({ [CASE_STUDY]: caseStudy })).toEqual([
      `/${CASE_STUDY}: line 3: there is no file paper.pdf in …/files`,
    ]);
    const files = { [CASE_STUDY]: caseStudy, 'files/paper.pdf': '%PDF-1.7' };
    expect(await linesFor(files)).toEqual([]);
    const content = await createContentReader(folderWith(files)).read();
    expect(listedFiles(content).map(({ src }) => src)).toContain('paper.pdf');
  });

  test('that a case study isn’t written in UTF-8', async () => {
    const text = Buffer.from('# Größe\n\nText.', 'latin1');
    expect(await linesFor({ [CASE_STUDY]: text })).toEqual([
      `/${CASE_STUDY}: ${CASE_STUDY}: is not written in UTF-8: save it again and choose the encoding UTF-8`,
    ]);
  });

  test('that the address of a case study is a page’s', async () => {
    const lines = await linesFor({
      'pages.json': readFileSync(join(sampleFolder, 'pages.json'), 'utf8').replace(
        '"/contact"',
        '"/projects/drift-watch"',
      ),
    });
    expect(lines).toEqual([
      '/projects.json: projects[1].title: must be another title, because the address of its case study would be /projects/drift-watch, and pages.contact.path leads there, too',
    ]);
  });
});

describe('The site', () => {
  /** The text of a module of the content. */
  async function moduleOf(id: string, ...content: Parameters<typeof folderWith>) {
    const { load } = contentModule(createContentReader(folderWith(...content))) as unknown as {
      load: { handler: (id: string) => Promise<string> };
    };
    return load.handler(`\0virtual:content/${id}`);
  }

  test('imports no code of case studies where there are none', async () => {
    const without = (projects: Project[]) => projects.map(({ caseStudy: _, ...rest }) => rest);
    expect(await moduleOf('caseStudyPaths', {}, without)).toBe(
      'export const caseStudyPaths = [];\nexport const importCaseStudies = undefined;',
    );
    expect(await moduleOf('caseStudies', {}, without)).toBe('export const caseStudies = [];');
    expect(await moduleOf('projects', {}, without)).not.toContain('"newestCaseStudy"');
  });

  test('tells pages where case studies are, and nothing more', async () => {
    const text = await moduleOf('caseStudyPaths', {});
    expect(text).toContain(
      '["/projects/demand-forecast-pipeline","/projects/drift-watch","/projects/chest-x-ray-triage"]',
    );
    expect(text).toMatch(
      /importCaseStudies = \(\) => import\(".*\/pages\/caseStudy\/loadCaseStudy\.tsx"\)/,
    );
  });

  test('leads to the newest case study from the teaser', async () => {
    expect(await moduleOf('projects', {})).toContain(
      '"newestCaseStudy":{"path":"/projects/demand-forecast-pipeline","title":"Demand Forecast Pipeline"}',
    );
  });

  test('knows how large a picture is before it comes', async () => {
    const files = { [CASE_STUDY]: withPicture, 'files/drawings/split.svg': PIXEL };
    const text = await moduleOf('caseStudy/1', files);
    const { sizes } = JSON.parse(text.replace('export default ', ''));
    expect(sizes).toEqual({ 'drawings/split.svg': { width: 40, height: 30 } });
  });

  test('stops for a secret in a case study, and names the file', async () => {
    const secret = `sb_secret_${'x'.repeat(20)}`;
    await expect(moduleOf('caseStudy/1', { [CASE_STUDY]: `# T\n\n${secret}` })).rejects.toThrow(
      /case-studies\/drift-watch\.md must not hold a secret key/,
    );
  });
});
