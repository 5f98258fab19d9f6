import { llmsText } from '@portfolio/build/documents/texts/llms';
import { pageText } from '@portfolio/build/documents/texts/pageText';
import { makeVCard } from '@portfolio/build/documents/vCard/vCard';
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { shownPage } from '@portfolio/data/shown/pages';
import { structuredData } from '@portfolio/site/document/structuredData';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';
import { flowing, readPdf, saysText } from '../generated/readPdf.ts';
import { once, resumeFrom } from '../generated/sampleContent.ts';
import { factsOf, foreignNames, foreignResume } from './foreignSamples.ts';
import { contentOf } from './samples.ts';

/** The text below each heading of a PDF, and before the first, as one line each. */
const sectionsOf = once(async (content) => {
  const { text, pages, outline } = await readPdf(await resumeFrom(content));
  const sections = new Map<string, string>();
  let rest = flowing(text);
  for (const { title } of outline.toReversed()) {
    // A category may be called like a section. It comes after a point.
    const [{ index: at = -1 } = {}] = [...rest.matchAll(RegExp(`(?<!·) ${title} `, 'g'))].slice(-1);
    sections.set(title.toUpperCase(), rest.slice(at + title.length + 2));
    rest = rest.slice(0, at);
  }
  return { head: rest, sections, pages, text };
});

describe.each(foreignNames)('from the foreign résumé “%s”', (name) => {
  const resume = foreignResume(name);
  const { content } = contentOf(resume);
  const facts = factsOf(resume);

  test('the PDF says each fact under the heading it belongs to, and has no other heading', async () => {
    const { head, sections: below } = await sectionsOf(content);
    const sections = new Map(below).set('SUMMARY', head);
    expect([...sections.keys()].toSorted()).toEqual(Object.keys(facts).toSorted());
    for (const [heading, list] of Object.entries(facts)) {
      const missing = list.filter((fact) => !saysText(sections.get(heading) ?? '', fact));
      expect({ heading, missing }).toEqual({ heading, missing: [] });
    }
  });

  test('the PDF has no greeting', async () => {
    const { text, pages } = await sectionsOf(content);
    expect(text).not.toContain(content.pages.about.intro);
    expect(flowing(text)).not.toMatch(/Course\b/);
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  test('the Markdown twins say each fact on the page it belongs to', () => {
    const twins = {
      SUMMARY: 'about',
      EXPERIENCE: 'experience',
      VOLUNTEERING: 'experience',
      EDUCATION: 'education',
      SKILLS: 'skills',
      LANGUAGES: 'skills',
      PROJECTS: 'projects',
      CERTIFICATES: 'education',
      PUBLICATIONS: 'education',
      AWARDS: 'education',
      INTERESTS: 'about',
      REFERENCES: 'experience',
    } as const;
    for (const [heading, page] of Object.entries(twins)) {
      const said = flowing(
        pageText(content, english, page)
          .replace(/\\/g, '')
          .replace(/&#x20;/g, ' '),
      );
      const missing = (facts[heading] ?? []).filter((fact) => !said.includes(fact));
      expect({ heading, missing }).toEqual({ heading, missing: [] });
    }
  });

  test('llms.txt has the summary', () => {
    const llms = flowing(llmsText(content, english).replace(/\\/g, ''));
    for (const sentence of facts.SUMMARY ?? []) expect(llms).toContain(sentence);
  });
});

test('of more projects than fit, the first are described and all are named', async () => {
  const { content } = contentOf(foreignResume('harbourmaster'));
  const { sections } = await sectionsOf(content);
  const projects = sections.get('PROJECTS') ?? '';
  for (const { title } of content.projects) expect(projects).toContain(title);
  expect(projects).toContain('Survived a week without any.');
  expect(projects).toContain('Also: Spindrift; Portolan; Mooring;');
});

test('facts that a résumé does not state have no words in the PDF, in resume.json and for programs', async () => {
  const { content, notes } = contentOf({
    basics: { name: 'Ada Quill', email: 'ada@quill.example.com' },
    work: [
      { name: 'Kiln', startDate: '2019' },
      { position: 'Potter', startDate: '2014' },
    ],
    education: [{ studyType: 'Diploma' }],
    certificates: [{ name: 'First aid' }],
  });
  const { text } = await readPdf(await resumeFrom(content));
  expect(flowing(text)).toContain('Kiln · 2019–Present');
  expect(flowing(text)).toContain('Potter · 2014–Present');
  const page = shownPage('about', content.pages, content.owner);
  const urlOf = (path: string) => content.site.url + path;
  const data = structuredData({ content, page, language: english, urlOf });
  for (const sent of [text, JSON.stringify([data, toResume(content)])]) {
    expect(sent).not.toContain('not stated');
  }
  expect(notes.filter(({ message }) => message.includes('not stated'))).toHaveLength(6);
});

test('a project that the owner features is alone in the PDF, as they chose', async () => {
  const { content } = contentOf(foreignResume('harbourmaster'));
  const projects = content.projects.map((project, index) => ({
    ...project,
    featured: index === 9,
  }));
  const { sections } = await sectionsOf({ ...content, projects });
  expect(sections.get('PROJECTS')).toContain('Portolan');
  expect(sections.get('PROJECTS')).not.toContain('Gantry');
});

test('two thousand projects leave the PDF a few pages long, and it says how many it leaves out', async () => {
  const { content } = contentOf(foreignResume('gardener'));
  const [project] = content.projects;
  if (!project) throw new Error('There is no project.');
  const projects = Array.from({ length: 2000 }, (_, n) => ({ ...project, title: `Project ${n}` }));
  const { text, pages } = await readPdf(await resumeFrom({ ...content, projects }));
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(flowing(text)).toContain('and 1952 more');
});

test('a résumé without a summary has none in the PDF, not the placeholder of a biography', async () => {
  const { basics, ...rest } = foreignResume('gardener');
  const { summary: _, ...without } = basics;
  const { text } = await readPdf(await resumeFrom(contentOf({ ...rest, basics: without }).content));
  expect(text).not.toContain('This is the portfolio');
});

test('an address that nobody has is not sent: a résumé without one leaves it out of every file', async () => {
  const { content } = contentOf({ basics: { name: 'Ada Quill' } });
  const { text } = await readPdf(await resumeFrom(content));
  const page = shownPage('contact', content.pages, content.owner);
  const data = structuredData({
    content,
    page,
    language: english,
    urlOf: (path) => content.site.url + path,
  });
  const sent = [text, makeVCard(content), JSON.stringify([data, toResume(content)])];
  for (const file of sent) expect(file).not.toContain('you@example.com');
});
