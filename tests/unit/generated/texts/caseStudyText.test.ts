import { makeFile } from '@portfolio/build/documents/index';
import {
  MissingGlyphsError,
  missingGlyphs,
} from '@portfolio/build/documents/typst/MissingGlyphsError';
import { filesFolder } from '@portfolio/build/folders/content';
import type { ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import { readMarkdown } from '@portfolio/data/caseStudy/markdown';
import { parseCaseStudy } from '@portfolio/data/caseStudy/parseCaseStudy';
import { expect, test } from 'vitest';
import { content, projects } from '../../../content.ts';
import { english } from '../../../language.ts';

const [project] = projects;
const NAME = 'case-studies/demand-forecast-pipeline.md';

/** The sample with one case study. */
function withCaseStudy(text: string): ContentWithCaseStudies {
  const { file } = parseCaseStudy(readMarkdown(text), NAME, {
    hasFigure: true,
    projects: new Map([['drift-watch', '/projects/drift-watch']]),
    caseStudies: [],
    pages: [],
    made: [],
  });
  return {
    ...content,
    caseStudies: { sizes: {}, files: new Map([['demand-forecast-pipeline', file]]) },
  };
}

const twinOf = async (text: string) => {
  const all = withCaseStudy(text);
  return String(await makeFile('projects/demand-forecast-pipeline.md', all, english, filesFolder));
};

test('the twin of a case study has its words, whole addresses and the numbers of the figure', async () => {
  const { url } = content.site;
  const twin = await twinOf(
    '# T\n\nSee [it](#figure), [Drift Watch](#drift-watch) & \\<b>\\*. ~~c~~ <!-- private -->\n\n## Data\n\n- a\n- **b**\n\n[Error](#figure)\n\n![Split](../files/a%20b.svg)\n\n| x | y |\n|---|--:|\n| 1<br>3 | [2](../files/p.pdf) |\n\n```sql\nSELECT *\n```\n',
  );
  expect(twin).toContain('# T\n');
  expect(twin).toContain(
    `[it](#figure), [Drift Watch](${url}/projects/drift-watch) & \\<b>\\*. ~~c~~`,
  );
  expect(twin).not.toContain('private');
  expect(twin).toContain('## Data\n\n- a\n- **b**\n\n');
  expect(twin).toContain('| 1 | 22.8% | 19.6% |');
  expect(twin).toContain(`![Split](${url}/a%20b.svg)`);
  expect(twin).toContain(`| 1<br>3 | [2](${url}/p.pdf) |`);
  expect(twin).toContain('```sql\nSELECT *\n```');
  expect(twin).toContain(`**${project?.result}**`);
});

test.each([
  ['its text', '# A title\n\nText.\n\n## Data\n\nText.'],
  ['front matter', '---\ntitle: A title\n---\n\nText.\n\n# Data\n\nText.\n\n# Model'],
])(
  'a list for programs names each case study by the title in %s, and the projects lead to it',
  async (_, text) => {
    const all = withCaseStudy(text);
    const file = async (name: string) => String(await makeFile(name, all, english, filesFolder));
    const address = `${content.site.url}/projects/demand-forecast-pipeline.md`;
    expect(await file('llms.txt')).toContain(`- [A title](${address}): ${project?.result}`);
    expect(await file('projects.md')).toContain(`[Case study](${address})`);
    const twin = await file('projects/demand-forecast-pipeline.md');
    expect(twin).toContain('# A title\n');
    expect(twin).toContain('\n\n## Data\n\n');
    expect(await file('sitemap.xml')).toContain(
      `<loc>${content.site.url}/projects/demand-forecast-pipeline</loc>`,
    );
  },
);

test('a title that no font can draw is reported in the case study’s file', () => {
  const error = missingGlyphs(withCaseStudy('# Of ꦗ\n\nText ꦗ.'), ['ꦗ']);
  expect(error).toBeInstanceOf(MissingGlyphsError);
  expect(error.message).toMatch(
    /^content\/case-studies\/demand-forecast-pipeline\.md: line 1: holds ⟨ꦗ⟩/,
  );
});
