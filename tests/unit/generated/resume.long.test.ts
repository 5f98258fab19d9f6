import type { Content } from '@portfolio/data/schema/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectInOrder, flowing, inPt, readPdf, saysText, textsOutside } from './readPdf.ts';
import { content, resumeFrom, scripts, withOwner, withoutChoices } from './sampleContent.ts';

const resumeOf = async (from: Content) => readPdf(await resumeFrom(from));

const [newest, ...older] = content.experience;
if (!newest) throw new Error('There is no experience.');

describe('the résumé', () => {
  test('leaves no heading and no title alone at the end of a page, however much there is', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(lengths, async (points) => {
        const experience = points.map((count, index) => ({
          ...newest,
          title: `Position ${index}.`,
          company: `Company ${index}.`,
          description: Array.from({ length: count }, (_, duty) => `Duty ${duty} of ${index}.`),
        }));
        // Without a result, a project is its title and its text.
        const projects = content.projects.map(({ result: _, ...project }) => project);
        const titled = (title: string) => points.map((_, n) => ({ title: `${title} ${n}.` }));
        const publications = titled('Publication').map((each) => ({ ...each, publisher: 'Press' }));
        const awards = titled('Award').map((each) => ({
          ...each,
          description: 'Words. '.repeat(40),
        }));
        const references = points.map((_, n) => ({
          name: `Referee ${n}.`,
          text: 'Praise. '.repeat(30),
        }));
        const credits = { publications, awards, references };
        const { pages } = await resumeOf({ ...withoutChoices, experience, projects, ...credits });
        const pagesOf = (wanted: string) =>
          pages.flatMap(({ text }, page) => (flowing(text).includes(wanted) ? [page] : []));
        for (const { title, company, description } of experience) {
          const [first = '', ...rest] = description;
          expect(pagesOf(title), title).toEqual(pagesOf(first));
          for (const part of [title, company, ...rest]) expect(pagesOf(part)).toHaveLength(1);
        }
        for (const { title, description } of content.projects.filter((each) => each.featured)) {
          const [begin = ''] = description.split(/(?<=^.{30}\S*)\s/);
          expect(pagesOf(begin), title).toEqual(expect.arrayContaining(pagesOf(title)));
        }
        const firstUnder = [
          ['Experience', experience[0]?.title],
          ['Education', content.degrees[0]?.degree],
          ['Certificates', content.certifications[0]?.title],
          ['Publications', publications[0]?.title],
          ['Awards', awards[0]?.title],
          ['References', references[0]?.name],
        ] as const;
        for (const [heading, entry = ''] of firstUnder) {
          expect(pagesOf(heading), heading).toEqual(expect.arrayContaining(pagesOf(entry)));
        }
      }),
      { numRuns: 6, seed: 6 },
    );
  });

  test('breaks an entry that is larger than a page between its lines, and loses none', async () => {
    const description = Array.from({ length: 90 }, (_, duty) => `Duty number ${duty}.`);
    const { pages, text } = await resumeOf({
      ...withoutChoices,
      experience: [{ ...newest, description }, ...older],
    });
    expectInOrder(flowing(text), [newest.title, ...description, older[0]?.title]);
    for (const { texts } of pages) {
      expect(Math.min(...texts.map(({ y }) => y))).toBeGreaterThan(inPt(8));
    }
  });

  test('leaves nothing outside the page, however long the words are', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);
    const url = `https://example.org/${'path/'.repeat(20)}${'x'.repeat(200)}`;
    const { pages } = await resumeOf({
      ...withOwner({
        ...{ name: word, title: `${word} ${word}`, email: `${'e'.repeat(100)}@example.com` },
        profiles: [{ network: word, url }],
        address: { city: word, country: word },
        resume: {},
      }),
      experience: [{ ...newest, title: word, company: word, description: [word, url] }],
      degrees: content.degrees.map((degree) => ({ ...degree, degree: word, year: word })),
      skillCategories: content.skillCategories.map((category) => ({ ...category, title: word })),
      projects: content.projects.map((project) => ({ ...project, title: word, demoUrl: url })),
    });
    expect(textsOutside(pages)).toEqual([]);
  });

  test.each(scripts)('shows a name and a title in %s', async (_, name, title) => {
    const { text, information } = await resumeOf(withOwner({ name, title }));
    expect(saysText(text, name)).toBe(true);
    expect(saysText(text, title)).toBe(true);
    expect(information.Author).toBe(name);
  });
});
