import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatPeriod } from '../../../packages/data/src/dates.ts';
import type { Content } from '../../../packages/data/src/schema/content.ts';
import { makeResume } from '../../../packages/site/build/downloads/resume.ts';
import { readPdf } from './readPdf.ts';
import { content, noWarning, withOwner } from './sampleContent.ts';

const resumeOf = async (from: Content) => readPdf(await makeResume(from, noWarning));

/** Text without its line breaks, as a reader takes it in. */
const flowing = (text: string) => text.replace(/\s+/g, ' ');

/** Each part must stand in the text, after the one before it. */
function expectInOrder(text: string, parts: readonly string[]) {
  let end = 0;
  for (const part of parts) {
    const start = text.indexOf(part, end);
    expect({ part, found: start >= 0 }).toEqual({ part, found: true });
    end = start + part.length;
  }
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the résumé', { timeout: 30_000 }, () => {
  test('says who the owner is and how to reach them', async () => {
    const { text, pages } = await resumeOf(content);
    const { owner, pages: screens } = content;
    expectInOrder(text, [owner.name, owner.title, owner.email, owner.phone, owner.address.city]);
    expect(flowing(text)).toContain(screens.about.intro);
    expect(pages[0]?.links).toEqual(
      expect.arrayContaining([
        `mailto:${owner.email}`,
        `tel:${owner.phone.replaceAll(' ', '')}`,
        owner.links.github,
        owner.links.linkedin,
        content.site.url,
      ]),
    );
  });

  test('lists the internships newest first, each with its period and duties', async () => {
    const shuffled = { ...content, experience: content.experience.toReversed() };
    const { text } = await resumeOf(shuffled);
    expectInOrder(
      flowing(text),
      content.experience.flatMap(({ title, company, start, end, description }) => [
        title,
        formatPeriod(start, end),
        company,
        ...description,
      ]),
    );
  });

  test('holds the degree, and the skills in the order of their categories', async () => {
    const { text } = await resumeOf(content);
    const { degree, institution, university, year, highlights } = content.education;
    expectInOrder(flowing(text), [degree, year, institution, university]);
    for (const highlight of highlights) expect(text).toContain(highlight.text);
    expectInOrder(
      text,
      content.skillCategories.flatMap(({ title, skills }) => [
        title,
        skills.map(({ name }) => name).join(', '),
      ]),
    );
  });

  test('shows the featured projects and no other, each with its technologies', async () => {
    const { text, pages } = await resumeOf(content);
    const titles = text.split('\n');
    for (const { title, featured = false, technologies, githubUrl } of content.projects) {
      expect({ title, shown: titles.includes(title) }).toEqual({ title, shown: featured });
      if (!featured) continue;
      expect(text).toContain(technologies.join(', '));
      expect(pages.flatMap(({ links }) => links)).toContain(githubUrl);
    }
  });

  test('shows the sentence with which the text on a project ends', async () => {
    const [project] = content.projects;
    if (!project) throw new Error('There is no project.');
    const description = 'It was slow. Then v2.0 came. It now takes 3.5 s, not 12.';
    const projects = [{ ...project, description, featured: true }];
    const { text } = await resumeOf({ ...content, projects });
    expect(text).toContain('It now takes 3.5 s, not 12.');
    expect(text).not.toContain('Then v2.0 came.');
  });

  test('has no heading for featured projects where there are none', async () => {
    const projects = content.projects.map((project) => ({ ...project, featured: false }));
    const { text } = await resumeOf({ ...content, projects });
    expect(text).not.toContain('FEATURED PROJECTS');
    expect(text).toContain('CERTIFICATIONS');
  });

  test('lists the certifications with what there is to say of each', async () => {
    const { text } = await resumeOf(content);
    for (const { title, provider, duration, type } of content.certifications) {
      expectInOrder(text.slice(text.indexOf(`\n${title}\n`)), [title, duration, provider, type]);
    }
    expect(text.match(/Verified/g)).toHaveLength(
      content.certifications.filter(({ verified }) => verified).length,
    );
  });

  test('takes no more than two A4 pages', async () => {
    const { pages } = await resumeOf(content);
    expect(pages.length).toBeLessThanOrEqual(2);
    for (const { width, height } of pages) {
      expect(width).toBeCloseTo((210 / 25.4) * 72, 1);
      expect(height).toBeCloseTo((297 / 25.4) * 72, 1);
    }
  });

  test('tells programs its title, its author and its language', async () => {
    const { information, language } = await resumeOf(withOwner({ name: 'Žofie Nová & Co' }));
    expect(information('Title')).toBe('Žofie Nová & Co – Resume');
    expect(information('Author')).toBe('Žofie Nová & Co');
    expect(language).toBe(content.site.language);
  });

  test('is the same file whenever it is made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01') });
    const first = await makeResume(content, noWarning);
    vi.setSystemTime(new Date('2031-12-31'));
    expect(Buffer.compare(first, await makeResume(content, noWarning))).toBe(0);
  });

  test('does not tear an entry apart, wherever the page ends', async () => {
    for (let extra = 0; extra < 40; extra += 3) {
      const [newest, ...older] = content.experience;
      if (!newest) throw new Error('There is no experience.');
      const description = [...newest.description, ...Array(extra).fill('One more duty.')];
      const { pages } = await resumeOf({
        ...content,
        experience: [{ ...newest, description }, ...older],
      });
      const pageOf = (wanted: string) => {
        const firstLine = wanted.slice(0, 50);
        const page = pages.findIndex(({ lines }) =>
          lines.some(
            ({ text }) =>
              text.trim() === wanted || (wanted.length > 50 && text.startsWith(firstLine)),
          ),
        );
        expect({ wanted, page }).not.toEqual({ wanted, page: -1 });
        return page;
      };
      for (const { title, company, location, description: duties } of older) {
        const parts = [title, `${company}, ${location}`, ...duties].map(pageOf);
        expect(parts).toEqual(parts.map(() => parts[0]));
      }
      const firstProject = content.projects.find(({ featured }) => featured)?.title ?? '';
      expect(pageOf('FEATURED PROJECTS')).toBe(pageOf(firstProject));
      expect(pageOf('EDUCATION')).toBe(pageOf(content.education.degree));
      expect(pageOf('CERTIFICATIONS')).toBe(pageOf(content.certifications[0]?.title ?? ''));
    }
  });

  test('sets every line between the margins', async () => {
    const description = Array(90).fill(`${'Many words make a line that wraps. '.repeat(6)}End.`);
    const experience = content.experience.map((entry) => ({ ...entry, description }));
    const { pages } = await resumeOf({ ...content, experience });
    expect(pages.length).toBeGreaterThan(2);
    for (const { width, height, lines } of pages) {
      const margin = 28;
      for (const { text, x, y } of lines) {
        const isInside = x >= margin && x < width - margin && y >= margin && y < height - margin;
        expect({ text, isInside }).toEqual({ text, isInside: true });
      }
    }
  });

  test('warns once for each text that its fonts cannot show, and prints question marks', async () => {
    const warnings: string[] = [];
    const [first, ...others] = content.experience;
    if (!first) throw new Error('There is no experience.');
    const odd: Content = {
      ...withOwner({ name: 'Jiří Novák' }),
      experience: [...others, { ...first, company: 'मराठी 👩‍🏫 Zürich' }],
    };
    const { text } = readPdf(await makeResume(odd, (line) => warnings.push(line)));
    expect(text).toContain('Ji?í Novák');
    expect(text).toContain('??? ? Zürich');
    expect(warnings).toEqual([
      'resume.pdf: owner.name: shown as "?", as the PDF\'s fonts do not have it: ř (U+0159)',
      expect.stringContaining('resume.pdf: experience[2].company: shown as "?"'),
    ]);
    expect(warnings[1]).toContain('👩‍🏫 (U+1F469 U+200D U+1F3EB)');
  });

  test('shows what Windows-1252 holds beyond Latin letters, and letters written in two parts', async () => {
    const { text } = await resumeOf(withOwner({ title: 'Œuvre – “naïve” … 5 € ™ • Cafe\u0301' }));
    expect(text).toContain('Œuvre – “naïve” … 5 € ™ • Café');
  });

  test('shows what looks like a part of a PDF as text', async () => {
    const name = 'Mira ) Tj /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (';
    const { text, information } = await resumeOf(withOwner({ name }));
    expect(flowing(text)).toContain(name);
    expect(information('Author')).toBe(name);
  });
});
