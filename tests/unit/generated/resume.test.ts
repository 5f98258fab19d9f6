import { makeResume } from '@portfolio/artifacts/resume/makeResume.tsx';
import { resumeSections } from '@portfolio/artifacts/resume/resumeSections';
import { formatPeriod } from '@portfolio/data/dates';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectInOrder, flowing, inPt, readPdf } from './readPdf.ts';
import { content, leastContent, once, withOwner } from './sampleContent.ts';

const resumeOf = once(async (from) => readPdf(await makeResume(from)));

const [newest, ...older] = content.experience;
if (!newest) throw new Error('There is no experience.');

afterEach(() => {
  vi.useRealTimers();
});

describe('the résumé', () => {
  test('has the owner’s name, title and contacts', async () => {
    const { text, pages } = await resumeOf(content);
    const { owner, site } = content;
    expectInOrder(text, [owner.name, owner.title, owner.email, owner.phone, owner.address?.city]);
    expectInOrder(flowing(text), ['SUMMARY', ...(content.about.summary ?? []), 'EXPERIENCE']);
    expect(flowing(text)).not.toContain(content.pages.about.intro);
    expect(pages[0]?.links).toEqual(
      expect.arrayContaining([
        `mailto:${owner.email}`,
        `tel:${owner.phone?.replaceAll(' ', '')}`,
        ...owner.profiles.slice(0, 2).map(({ url }) => url),
        `${site.url}/`,
      ]),
    );
  });

  test('lists every position newest first, with its period and duties', async () => {
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

  test('shows a current position as going on, without a length', async () => {
    const { end: _, ...current } = newest;
    const { text } = await resumeOf({ ...content, experience: [...older, current] });
    expectInOrder(flowing(text), [current.title, 'Oct 2024–Present', current.company]);
    expect(text).not.toMatch(/Present\s*\(/);
  });

  test('holds the degrees, and the skills in the order of their categories', async () => {
    const { text } = await resumeOf(content);
    for (const { degree, institution, university, year, highlights } of content.degrees) {
      const points = highlights.map((highlight) => highlight.text);
      expectInOrder(flowing(text), [degree, year, institution, university, ...points]);
    }
    expectInOrder(
      flowing(text),
      content.skillCategories.flatMap(({ title, skills }) => [
        title,
        skills.map(({ name }) => name).join(', '),
      ]),
    );
  });

  test('shows the featured projects and no other, each with its technologies', async () => {
    const { text, pages } = await resumeOf(content);
    const titles = text.split('\n').map((line) => line.trim());
    for (const { title, featured = false, technologies, codeUrl } of content.projects) {
      const shown = titles.some((line) => line.startsWith(title));
      expect({ title, shown }).toEqual({ title, shown: featured });
      if (!featured) continue;
      expect(flowing(text)).toContain(technologies.join(', '));
      if (codeUrl) expect(pages.flatMap(({ links }) => links)).toContain(codeUrl);
    }
  });

  test('shows the result of each featured project, and not its story', async () => {
    const { text } = await resumeOf(content);
    for (const { result, description } of content.projects.filter(({ featured }) => featured)) {
      expect(flowing(text)).toContain(result);
      expect(flowing(text)).not.toContain(description.split('. ')[0]);
    }
  });

  test('shows the sentence with which the text on a project ends, where no result is stated', async () => {
    const [{ result: _, ...project } = {} as Project] = content.projects;
    const description = 'It was slow. Then v2.0 came. It now takes 3.5 s, not 12.';
    const projects = [{ ...project, description, featured: true }];
    const { text } = await resumeOf({ ...content, projects });
    expect(text).toContain('It now takes 3.5 s, not 12.');
    expect(text).not.toContain('Then v2.0 came.');
  });

  test('describes twenty of many featured projects and certificates, and names or counts the others', () => {
    const times = <T extends { title: string }>([first]: readonly T[], more: object = {}) =>
      Array.from({ length: 300 }, (_, n) => ({ ...first, ...more, title: `No. ${n}` }) as T);
    const sections = resumeSections({
      ...content,
      projects: times(content.projects, { featured: true }),
      certifications: times(content.certifications),
    });
    for (const { title, entries } of sections.slice(-2)) {
      expect(entries, title).toHaveLength(21);
      expect(entries.at(-1)?.text).toMatch(/^Also: No\. 20; .*; No\. 59; and 240 more$/);
    }
  });

  test('has no section for content that the owner leaves out', async () => {
    const { text, pages, outline } = await resumeOf(leastContent);
    expect(pages).toHaveLength(1);
    expect(outline.map(({ title }) => title)).toEqual([]);
    const { owner, site } = leastContent;
    expect(flowing(text).replace(/\s/g, '')).toBe(
      [owner.name, owner.title, owner.email, site.url.replace('https://', '')]
        .join('')
        .replace(/\s/g, ''),
    );
  });

  test('takes no more than two pages, on A4 and on Letter', async () => {
    const papers = [
      ['A4', inPt(210), inPt(297)],
      ['LETTER', 8.5 * 72, 11 * 72],
    ] as const;
    for (const [paper, paperWidth, paperHeight] of papers) {
      const { pages } = await readPdf(await makeResume(content, paper));
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const { width, height } of pages) {
        expect(width).toBeCloseTo(paperWidth, 0);
        expect(height).toBeCloseTo(paperHeight, 0);
      }
    }
  });

  test('has a bookmark for each section, which leads to its page', async () => {
    const { outline, pages } = await resumeOf(content);
    expect(outline.map(({ title }) => title)).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Featured projects',
      'Certifications',
    ]);
    for (const { title, page } of outline) {
      expect(pages[page]?.text).toContain(title.toUpperCase());
    }
  });

  test('has the owner’s name on each page, if there are several', async () => {
    const { pages } = await resumeOf(content);
    expect(pages).toHaveLength(2);
    for (const [index, { text }] of pages.entries()) {
      expect(flowing(text)).toContain(`${content.owner.name} · ${index + 1} / 2`);
    }
    const { text } = await resumeOf(leastContent);
    expect(text).not.toContain('1 / 1');
  });

  test('has its title, author and language for programs', async () => {
    const { information } = await resumeOf(withOwner({ name: 'Žofie Nová & Co' }));
    expect(information.Title).toBe('Žofie Nová & Co – Resume');
    expect(information.Author).toBe('Žofie Nová & Co');
    expect(information.Language).toBe(content.site.language);
  });

  test('is the same file at any time, and after any change that it does not show', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01') });
    const first = await makeResume(content);
    vi.setSystemTime(new Date('2031-12-31'));
    expect(Buffer.compare(first, await makeResume(content))).toBe(0);
    const elsewhere = { ...withOwner({ tagline: 'Other words.' }), spotlight: [] };
    expect(Buffer.compare(first, await makeResume(elsewhere))).toBe(0);
    const another = await makeResume(withOwner({ title: 'Other words.' }));
    expect(Buffer.compare(first, another)).not.toBe(0);
  });

  test('does not grow by whole fonts for a few words in Chinese', async () => {
    const usual = await makeResume(content);
    const chinese = await makeResume(withOwner({ name: '李明月', title: '人工智能工程师' }));
    expect(chinese.length - usual.length).toBeLessThan(60_000);
  });

  test('is not made with a text that no font has: the error names it and its place', async () => {
    const odd: Content = {
      ...withOwner({ name: 'Mira ꦗ' }),
      experience: [...older, { ...newest, company: 'Ꭰ & 𓀀' }],
    };
    await expect(makeResume(odd)).rejects.toThrow(
      /^packages\/data\/src\/content\/owner\.json: owner\.name: holds ⟨ꦗ⟩ \(U\+A997\), which the fonts [^\n]+\n(?:[^\n]+\n)*packages\/data\/src\/content\/experience\.json: experience\[2\]\.company: holds ⟨Ꭰ⟩ \(U\+13A0\), ⟨𓀀⟩ \(U\+13000\), [^\n]+$/,
    );
  });

  test('is made if such a text is only in a place that isn’t drawn', async () => {
    const { text } = await resumeOf(withOwner({ tagline: 'ꦗ' }));
    expect(text).toContain(content.owner.name);
  });

  test('shows PDF syntax in a text as text', async () => {
    const name = 'Mira ) Tj /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (';
    const { text, information } = await resumeOf(withOwner({ name }));
    expect(flowing(text)).toContain(name);
    expect(information.Author).toBe(name);
  });
});
