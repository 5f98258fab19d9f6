import { makeResume } from '@portfolio/build/documents/resume/makeResume';
import { problemsOf } from '@portfolio/build/documents/typst/MissingGlyphsError';
import { signsLeftOut } from '@portfolio/build/documents/typst/typeset';
import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { formatContentProblems } from '@portfolio/data/validation/contentProblem';
import { formatPeriod } from '@portfolio/data/values/dates';
import { slugify } from '@portfolio/data/values/slug';
import type { Language } from '@portfolio/words';
import { languageOf } from '@portfolio/words/languageOf';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../language.ts';
import { factsOf, fullContent } from './everySection.ts';
import { misread } from './readingOrder.ts';
import { expectInOrder, flowing, inPt, readPdf } from './readPdf.ts';
import {
  content,
  filesFolder,
  leastContent,
  once,
  resumeFrom,
  withOwner,
  withoutChoices,
} from './sampleContent.ts';

const resumeOf = once(async (from) => readPdf(await resumeFrom(from)));
const letterOf = once(async (from) => readPdf(await resumeFrom(from, 'us-letter')));

const { certifications, skillCategories } = content;
const inHebrew = { certifications, skillCategories, site: { ...content.site, language: 'he' } };

const [newest, ...older] = content.experience;
if (!newest) throw new Error('There is no experience.');

afterEach(() => {
  vi.useRealTimers();
});

// Each typesets several documents.
describe('the résumé', () => {
  test('has the owner’s name, title and contacts', async () => {
    const { text, pages } = await resumeOf(content);
    const { owner, site } = content;
    expectInOrder(text, [owner.name, owner.title, owner.email, owner.phone, owner.address?.city]);
    expectInOrder(flowing(text), [...(content.about.summary ?? []), 'Experience']);
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
        company,
        formatPeriod(start, end, english),
        ...description,
      ]),
    );
  });

  test('shows a current position as going on', async () => {
    const { end: _, ...current } = newest;
    const { text } = await resumeOf({ ...content, experience: [...older, current] });
    expectInOrder(flowing(text), [current.title, current.company, 'Oct 2024–Present']);
  });

  test('holds the degrees, and the skills in the order of their categories', async () => {
    const { text } = await resumeOf(content);
    for (const { degree, institution, university, year, highlights } of content.degrees) {
      const points = highlights.map((highlight) => highlight.text);
      expectInOrder(flowing(text), [degree, institution, university, year, ...points]);
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
    const { text, pages } = await resumeOf(withoutChoices);
    for (const { title, featured = false, technologies, codeUrl, caseStudy } of content.projects) {
      const shown = flowing(text).includes(title);
      expect({ title, shown }).toEqual({ title, shown: featured });
      if (!featured) continue;
      expect(flowing(text)).toContain(technologies.join(', '));
      const address = caseStudy ? `${content.site.url}/projects/${slugify(title)}` : codeUrl;
      if (address) expect(pages.flatMap(({ links }) => links)).toContain(address);
    }
  });

  test('says of each featured project its result, and then its whole text', async () => {
    const { text } = await resumeOf(withoutChoices);
    for (const { result, description } of content.projects.filter(({ featured }) => featured)) {
      // The text may continue on the next page, after the foot of this one.
      const sentences = description.split('. ');
      expectInOrder(flowing(text), [result, sentences[0], sentences.at(-1)?.slice(-20)]);
    }
  });

  test('does not say a result twice that is a whole sentence', async () => {
    const [project = {} as Project] = content.projects;
    const result = 'It takes 3.5 s, not 12.';
    const description = `It was slow. Then v2.0 came. ${result}`;
    const projects = [{ ...project, description, result, featured: true }];
    const { text } = await resumeOf({ ...withoutChoices, projects });
    expectInOrder(flowing(text), [result, 'It was slow. Then v2.0 came.']);
    expect(text.split('3.5 s')).toHaveLength(2);
  });

  test('says the result of a project at its position, with the numbers, if no other section does', async () => {
    const { text } = await resumeOf(content);
    expectInOrder(flowing(text), [
      'MLOps Intern',
      'Nightly runs cut the error by a quarter.',
      'fell from 24.1% to 18.3%.',
      newest.description[0],
    ]);
    const { text: featured } = await resumeOf(withoutChoices);
    expect(featured.split('24.1%')).toHaveLength(2);
  });

  test('has the same facts on A4 and on Letter, however few pages it may have', async () => {
    const description = Array.from({ length: 12 }, (_, n) => `Point number ${n} of a long list.`);
    const experience = content.experience.map((entry) => ({ ...entry, description }));
    for (const from of [content, { ...content, experience }]) {
      expect(flowing((await letterOf(from)).text)).toBe(flowing((await resumeOf(from)).text));
    }
  });

  test('has no line of a word or two at the end of a point', async () => {
    for (const { pages } of [await resumeOf(content), await letterOf(content)]) {
      const texts = pages.flatMap((page) => page.texts).filter(({ text }) => text.trim() !== '');
      for (const point of content.experience.flatMap(({ description }) => description)) {
        const lines = texts.filter(({ text }) => text.length > 3 && point.includes(text.trim()));
        const heights = new Set(lines.map(({ y }) => y));
        for (const y of heights) {
          const line = lines.filter((each) => each.y === y).map(({ text }) => text);
          expect(line.join('').split(' ').length, line.join('')).toBeGreaterThan(3);
        }
      }
    }
  });

  test('says the whole text on a project whose result is not stated by itself', async () => {
    const [{ result: _, ...project } = {} as Project] = content.projects;
    const description = 'It was slow. Then v2.0 came. It now takes 3.5 s, not 12.';
    const projects = [{ ...project, description, featured: true }];
    const { text } = await resumeOf({ ...withoutChoices, projects });
    expect(flowing(text)).toContain(description);
  });

  test('describes twenty of many featured projects and certificates, and names or counts the others', async () => {
    const times = <T extends { title: string }>([first]: readonly T[], more: object = {}) =>
      Array.from({ length: 300 }, (_, n) => ({ ...first, ...more, title: `No. ${n}` }) as T);
    const { text } = await resumeOf({
      ...withoutChoices,
      projects: times(content.projects, { featured: true }),
      certifications: times(content.certifications),
    });
    expect(flowing(text).match(/Also: No\. 20; [^:]*; No\. 59; and 240 more/g)).toHaveLength(2);
    expect(text.match(/^No\. 19\b/gm)).toHaveLength(2);
  });

  test('has the projects and the sections that the owner names, in that order', async () => {
    const named = withOwner({
      resume: {
        summary: ['Words for the résumé only.'],
        projects: ['Card Fraud Scoring', 'Drift Watch'],
        sections: ['skills', 'projects'],
      },
    });
    const { text, outline } = await resumeOf(named);
    expect(outline.map(({ title }) => title)).toEqual(['Skills', 'Projects']);
    expectInOrder(flowing(text), [
      'Words for the résumé only.',
      'Skills',
      'Card Fraud Scoring',
      'Drift Watch',
    ]);
    expect(flowing(text)).not.toContain(content.about.summary?.[0]);
  });

  test('has publications, awards, interests and references, each fact under its heading', async () => {
    const { text, outline, pages } = await resumeOf(fullContent);
    expect(outline.map(({ title }) => title)).toEqual([
      ...['Experience', 'Projects', 'Education', 'Certificates', 'Publications', 'Awards'],
      ...['Skills', 'Languages', 'Interests', 'References'],
    ]);
    for (const [name, facts] of Object.entries(factsOf(fullContent))) {
      const heading = name.replace(/^./, (letter) => letter.toUpperCase());
      const section = flowing(text).slice(flowing(text).lastIndexOf(` ${heading} `));
      const missing = facts.filter((fact) => !section.includes(fact));
      expect({ heading, missing }).toEqual({ heading, missing: [] });
    }
    const addresses = [...(fullContent.publications ?? []), ...(fullContent.awards ?? [])];
    expect(pages.flatMap(({ links }) => links)).toEqual(
      expect.arrayContaining(addresses.flatMap(({ url }) => url ?? [])),
    );
    expect(text).not.toMatch(/not stated|undefined|null/);
  });

  test.each<[string, Content]>([
    ['on one page', content],
    ['with everything', fullContent],
    ['in German', { ...fullContent, site: { ...content.site, language: 'de' } }],
    ['from right to left', { ...leastContent, ...inHebrew }],
  ])(
    'gives programs each heading on a line of its own, before what it heads, and labels apart: %s',
    async (_, from) => {
      const { text } = await resumeOf(from);
      expect(misread(text, from, await languageOf(from.site.language))).toEqual([]);
    },
  );

  test('marks the entries of these sections as headings', async () => {
    const { tags } = await resumeOf(fullContent);
    const count = (role: string) => tags.filter((tag) => tag === role).length;
    expect(count('H2')).toBe(10);
    const { experience, degrees, certifications, projects } = fullContent;
    const featured = projects.filter((project) => project.featured);
    expect(count('H3')).toBe(
      // Two publications, two awards, and the two references with a name.
      [experience, degrees, certifications, featured].flat().length + 6,
    );
  });

  test('lists languages and interests without a word on them in one line', async () => {
    const interests = [{ name: 'Chess' }, { name: 'Ferries', keywords: ['surf'] }, { name: 'Go' }];
    const { text } = await resumeOf({ ...fullContent, interests });
    expectInOrder(flowing(text), ['Languages', 'English: Native', 'Marathi']);
    expectInOrder(flowing(text), ['Interests', 'Ferries: surf', 'Chess, Go']);
  });

  test('has all profiles in a section, and none at the top, where the owner wants it so', async () => {
    const { text, pages } = await resumeOf(withOwner({ resume: { sections: ['links'] } }));
    const { profiles } = content.owner;
    const shown = profiles.map(({ url }) => url.replace('https://', ''));
    expectInOrder(text, ['Links', ...shown]);
    for (const url of shown) expect(text.split(url)).toHaveLength(2);
    expect(pages[0]?.links).toEqual([
      `mailto:${content.owner.email}`,
      `tel:${content.owner.phone?.replaceAll(' ', '')}`,
      ...profiles.map(({ url }) => url),
      `${content.site.url}/`,
    ]);
  });

  test('keeps the order of a phone number from right to left', async () => {
    const arabic = { ...content, site: { ...content.site, language: 'ar' } };
    expect((await resumeOf(arabic)).text).toContain(content.owner.phone);
  });

  test('has its section names in a column on the right where lines begin there', async () => {
    const columnOf = async (from: Content) => {
      const { pages } = await resumeOf(from);
      const { width = 0, texts = [] } = pages[0] ?? {};
      const [heading] = texts.filter(({ text }) => text === 'Experience');
      return (heading?.x ?? 0) / width;
    };
    expect(await columnOf(content)).toBeLessThan(0.3);
    // Without words of its own, so that its heading is known.
    expect(
      await columnOf({ ...content, site: { ...content.site, language: 'he' } }),
    ).toBeGreaterThan(0.7);
  });

  test('has the words of its language, up to the foot of a page', async () => {
    const { resume } = english.documents;
    const french: Language = {
      ...english,
      documents: {
        ...english.documents,
        resume: {
          ...resume,
          title: 'CV',
          sections: { ...resume.sections, education: 'Formation' },
          page: (page, pages) => `Page ${page} sur ${pages}`,
        },
      },
    };
    const bytes = await makeResume(withoutChoices, french, 'a4', filesFolder);
    const { pages, outline, information } = await readPdf(bytes);
    expect(information.Title).toBe(`${content.owner.name} – CV`);
    expect(outline.map(({ title }) => title)).toContain('Formation');
    for (const [index, { text }] of pages.entries())
      expect(flowing(text)).toContain(`Page ${index + 1} sur ${pages.length}`);
  });

  test('leaves out the last of many publications and awards, too, where pages are few', async () => {
    const publications = Array.from({ length: 60 }, (_, n) => ({ title: `Publication ${n}.` }));
    const messages: string[] = [];
    const few = { ...fullContent, publications, owner: { ...content.owner, resume: { pages: 2 } } };
    const { pages, text } = await readPdf(
      await resumeFrom(few, 'a4', (message) => void messages.push(message)),
    );
    expect(pages).toHaveLength(2);
    expect(text).toContain('Publication 5.');
    expect(text).not.toContain('Publication 59.');
    expect(messages).toEqual([
      expect.stringContaining('leaves out “Publication 59.” of Publications;'),
    ]);
  });

  test('leaves out entries and points where pages are few, and tells the owner which', async () => {
    const description = Array.from({ length: 12 }, (_, n) => `Point number ${n} of a long list.`);
    const long: Content = {
      ...withOwner({ resume: { pages: 1 } }),
      experience: content.experience.map((entry) => ({ ...entry, description })),
    };
    const messages: string[] = [];
    const { pages, text } = await readPdf(
      await resumeFrom(long, 'a4', (message) => void messages.push(message)),
    );
    expect(pages).toHaveLength(1);
    expect(text).toContain('Point number 0');
    expect(messages).toEqual([
      expect.stringMatching(
        /^owner\.resume\.pages is 1: the résumé leaves out “Point number 11 of a long list\.” of Data Analyst Intern; .*; “[^”]+” of Projects/,
      ),
    ]);
  });

  test('tells the owner if it needs more pages without them, too', async () => {
    const [degree] = content.degrees;
    const degrees = Array.from({ length: 16 }, () => degree as Content['degrees'][number]);
    const messages: string[] = [];
    await resumeFrom({ ...content, degrees }, 'a4', (message) => void messages.push(message));
    expect(messages.at(-1)).toMatch(
      /^owner\.resume\.pages is 1: the résumé has \d; name fewer sections$/,
    );
  });

  test('has the portrait if the owner wants it', async () => {
    const { images } = await resumeOf(withOwner({ resume: { photo: true } }));
    expect(images).toEqual([content.owner.portrait?.alt]);
    expect((await resumeOf(content)).images).toEqual([]);
  });

  test('fills a third of its last page at least', async () => {
    for (const from of [withoutChoices, content]) {
      const { pages } = await resumeOf(from);
      const last = pages.at(-1);
      const lowest = Math.min(...(last?.texts ?? []).map(({ y }) => y).filter((y) => y > inPt(20)));
      expect(lowest).toBeLessThan(((last?.height ?? 0) * 2) / 3);
    }
  });

  test('tells screen readers what is a heading, a list or a link, and in which language', async () => {
    const { tags } = await resumeOf(content);
    const count = (role: string) => tags.filter((tag) => tag === role).length;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(6);
    expect(count('H3')).toBe(
      content.experience.length + 3 + content.degrees.length + content.certifications.length,
    );
    expect(count('LI')).toBe(
      [
        'The result of a position’s project.',
        ...content.experience.map(({ description }) => description),
        ...content.degrees.map(({ highlights }) => highlights),
      ].flat().length,
    );
    expect(count('Link')).toBeGreaterThan(4);
  });

  test('has no section for content that the owner leaves out', async () => {
    const { text, pages, outline } = await resumeOf(leastContent);
    expect(pages).toHaveLength(1);
    expect(outline.map(({ title }) => title)).toEqual([]);
    const { owner, site } = leastContent;
    expect(text.trim().split(/\s*\n/)).toEqual([
      ...[owner.name, owner.title, owner.email, site.url.replace('https://', '')],
    ]);
  });

  test('takes one page, on A4 and on Letter, where the owner asks for it', async () => {
    const papers = [
      [resumeOf, inPt(210), inPt(297)],
      [letterOf, 8.5 * 72, 11 * 72],
    ] as const;
    for (const [onPaper, paperWidth, paperHeight] of papers) {
      const { pages } = await onPaper(content);
      expect(pages).toHaveLength(1);
      for (const { width, height } of pages) {
        expect(width).toBeCloseTo(paperWidth, 0);
        expect(height).toBeCloseTo(paperHeight, 0);
      }
    }
  });

  test('has a bookmark for each section, which leads to its page', async () => {
    const { outline, pages } = await resumeOf(content);
    expect(outline.map(({ title }) => title)).toEqual([
      'Experience',
      'Projects',
      'Education',
      'Certificates',
      'Skills',
      'Languages',
    ]);
    for (const { title, page } of outline) expect(pages[page]?.text).toContain(title);
  });

  test('has the owner’s name on each page, if there are several', async () => {
    const { pages } = await resumeOf(withoutChoices);
    expect(pages).toHaveLength(2);
    for (const [index, { text }] of pages.entries()) {
      expect(flowing(text)).toMatch(new RegExp(`${content.owner.name}\\s*${index + 1} / 2`));
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
    const first = await resumeFrom(content);
    vi.setSystemTime(new Date('2031-12-31'));
    expect(Buffer.compare(first, await resumeFrom(content))).toBe(0);
    const elsewhere = { ...withOwner({ tagline: 'Other words.' }), spotlight: [] };
    expect(Buffer.compare(first, await resumeFrom(elsewhere))).toBe(0);
    const another = await resumeFrom(withOwner({ title: 'Other words.' }));
    expect(Buffer.compare(first, another)).not.toBe(0);
  });

  test('does not grow by whole fonts for a few words in Chinese', async () => {
    const usual = await resumeFrom(content);
    const chinese = await resumeFrom(withOwner({ name: '李明月', title: '人工智能工程师' }));
    expect(chinese.length - usual.length).toBeLessThan(60_000);
  });

  test('is not made with a text that no font has: the error names it and its place', async () => {
    const odd: Content = {
      ...withOwner({ name: 'Mira ꦗ' }),
      experience: [...older, { ...newest, company: 'Mira & 𓀀' }],
    };
    await expect(resumeFrom(odd)).rejects.toThrow(
      /^content\/owner\.json: owner\.name: holds ⟨ꦗ⟩ \(U\+A997\), which no installed font [^\n]+: write it in other characters\n(?:[^\n]+\n)*content\/experience\.json: experience\[2\]\.company: holds ⟨𓀀⟩ \(U\+13000\), [^\n]+$/,
    );
  });

  test('names the package to install for a script that the default fonts do not have', async () => {
    await expect(resumeFrom(withOwner({ title: 'ทีม', name: 'มณี' }))).rejects.toThrow(
      /^[^\n]*owner\.name: holds ⟨[^\n]*, which no installed font [^\n]*: run "npm install @fontsource-variable\/noto-sans-thai"$/,
    );
  });

  test('is made without a sign that no font has, and the owner reads where it is', async () => {
    const odd = withOwner({ title: 'Analyst 𝄞 & more' });
    const { text } = await resumeOf(odd);
    expect(flowing(text)).toContain('Analyst & more');
    expect(formatContentProblems(problemsOf(odd, signsLeftOut(odd)))).toBe(
      'content/owner.json: owner.title: holds ⟨𝄞⟩ (U+1D11E), which no installed font of the documents and pictures has: they leave it out',
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
