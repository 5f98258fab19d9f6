import { icons, makeIcon } from '@portfolio/build/documents/pictures/makeIcon';
import { makePreview } from '@portfolio/build/documents/pictures/makePreview';
import type { Content } from '@portfolio/data/schema/content';
import { type PageName, pageNames } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import { examples } from '@portfolio/figures/kinds';
import { languageOf } from '@portfolio/words/languageOf';
import sharp, { type Stats } from 'sharp';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';
import { expectMargin } from './expectMargin.ts';
import { content, filesFolder, withOwner } from './sampleContent.ts';

/** Colour and opacity of one pixel. */
async function pixelOf(picture: Uint8Array, left: number, top: number) {
  const pixel = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...pixel];
}

const previewOf = (from: Content, page: PageName) => makePreview(from, english, page, filesFolder);

const withHue = (accentHue: number) => ({ ...content, site: { ...content.site, accentHue } });

describe('the picture that a link is shown with', () => {
  test('has the size for previews, is small, and differs from page to page', async () => {
    const pictures = new Set<string>();
    for (const page of pageNames) {
      const picture = await previewOf(content, page);
      const { width, height, format } = await sharp(picture).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(picture.length).toBeLessThan(100_000);
      pictures.add(Buffer.from(picture).toString('base64'));
    }
    expect(pictures.size).toBe(pageNames.length);
  });

  test('has the introduction of a page that states nothing else', async () => {
    const talks = { path: '/talks', label: 'Talks', description: '', intro: 'Talks that I gave.' };
    const withIntro = (intro: string) =>
      previewOf(
        { ...content, pages: Object.assign({}, content.pages, { talks: { ...talks, intro } }) },
        'talks' as PageName,
      );
    const picture = await withIntro(talks.intro);
    expect(Buffer.compare(picture, await withIntro(talks.intro))).toBe(0);
    expect(Buffer.compare(picture, await withIntro('Other words.'))).not.toBe(0);
  });

  test.each(Object.entries(examples))('holds a %s with its labels', async (_, figure) => {
    const [first, ...others] = content.projects;
    const projects = [{ ...first, figure } as Project, ...others];
    for (const page of ['about', 'projects'] as const) {
      await expectMargin(await previewOf({ ...content, projects }, page));
    }
  });

  test('changes only with its own content', async () => {
    const before = await previewOf(content, 'skills');
    const unrelated = { ...content, experience: [], degrees: [] };
    expect(Buffer.compare(before, await previewOf(unrelated, 'skills'))).toBe(0);
    const renamed = await previewOf(withOwner({ title: 'Other words' }), 'skills');
    expect(Buffer.compare(before, renamed)).not.toBe(0);
  });

  test('compares on the page of the skills how many projects use them, whatever the estimates', async () => {
    const uses = [4, 2, 1];
    const skillCategories = content.skillCategories.slice(0, 1).map((category) => ({
      ...category,
      skills: uses.flatMap((count, at) => {
        const [skill] = category.skills;
        const projects = content.projects.slice(0, count).map(({ title }) => title);
        return skill
          ? [{ ...skill, name: `Skill ${at}`, proficiency: 60 + 10 * at, projects }]
          : [];
      }),
    }));
    const { data, info } = await sharp(await previewOf({ ...content, skillCategories }, 'skills'))
      .extract({ left: 64, top: 300, width: 1072, height: 220 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).findIndex((pixel) => pixel > 230),
    );
    // Nothing else that begins at the margin is as wide as the shortest bar.
    const bars = rows.filter((width) => width > 100);
    const longest = Math.max(...bars);
    expect([...new Set(bars.map((bar) => Math.round((4 * bar) / longest)))]).toEqual(uses);
  });

  test('shows one result on the first page, and another one on the page of the projects', async () => {
    const featured = [...content.projects.keys()].filter((at) => content.projects[at]?.featured);
    const renamed = (nth: number) => ({
      ...content,
      projects: content.projects.map((project, at) =>
        at === featured[nth] ? { ...project, result: 'Other words.' } : project,
      ),
    });
    const pages = ['about', 'projects'] as const;
    const changes = pages.map(async (page) => {
      const before = await previewOf(content, page);
      const after = await Promise.all([0, 1].map((nth) => previewOf(renamed(nth), page)));
      return after.map((picture) => Buffer.compare(before, picture) !== 0);
    });
    expect(await Promise.all(changes)).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('shows the labels of the figure', async () => {
    const [caseStudy] = content.projects;
    if (caseStudy?.figure?.kind !== 'series') throw new Error('The first project has no lines.');
    const { figure } = caseStudy;
    const lines = figure.lines.map((line) => ({ ...line, label: 'other' }));
    const renamed = [{ ...caseStudy, figure: { ...figure, lines } }, ...content.projects.slice(1)];
    const before = await previewOf(content, 'about');
    const after = await previewOf({ ...content, projects: renamed }, 'about');
    expect(Buffer.compare(before, after)).not.toBe(0);
  });

  test('has the address in the accent of the site', async () => {
    const addressOf = async (hue: number) =>
      sharp(await previewOf(withHue(hue), 'about'))
        .extract({ left: 64, top: 560, width: 300, height: 50 })
        .stats();
    const [blue, red] = await Promise.all([264, 30].map(addressOf));
    const means = (stats?: Stats) => stats?.channels.map(({ mean }) => mean) ?? [];
    expect(means(blue)[2]).toBeGreaterThan(means(red)[2] ?? 255);
    expect(means(red)[0]).toBeGreaterThan(means(blue)[0] ?? 255);
  });

  test('has a number’s arrow on its way from the first to the second value, in Arabic, too', async () => {
    const [first, ...others] = content.experience;
    if (!first) throw new Error('The sample has no experience');
    const figures = [{ value: '8888 → 1 s', label: 'time' }];
    const experience = [{ ...first, figures }, ...others];
    const picture = await makePreview(
      { ...content, experience },
      await languageOf('ar'),
      'experience',
      filesFolder,
    );
    // The line of the number, at the side where Arabic lines begin.
    const line = { left: 564, top: 180, width: 572, height: 120 };
    const half = async (left: number) => {
      const pixels = await sharp(picture)
        .extract({ ...line, left, width: line.width / 2 })
        .greyscale()
        .raw()
        .toBuffer();
      return pixels.reduce((sum, pixel) => sum + pixel, 0);
    };
    expect(await half(line.left)).toBeLessThan(await half(line.left + line.width / 2));
  });
});

describe('the icons', () => {
  test.each(Object.entries(icons))('%s has its size and shape', async (_, shape) => {
    const icon = await makeIcon(content, english, shape);
    const { width, height } = await sharp(icon).metadata();
    expect({ width, height }).toEqual({ width: shape.size, height: shape.size });
    const [, , , opacity] = await pixelOf(icon, 0, 0);
    expect(opacity).toBe(shape.maskable ? 255 : 0);
  });

  test('keep the letters in the part of a maskable icon that every system shows', async () => {
    const size = 512;
    const icon = await makeIcon(withOwner({ name: 'Wanda Weber' }), english, {
      size,
      maskable: true,
    });
    const ground = await pixelOf(icon, 0, 0);
    const { data } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let pixel = 0; pixel < size * size; pixel += 1) {
      const distance = Math.hypot((pixel % size) - size / 2, Math.floor(pixel / size) - size / 2);
      if (distance > size * 0.4) expect(data[3 * pixel]).toBe(ground[0]);
    }
    expect(data.some((value, index) => index % 3 === 0 && value > 240)).toBe(true);
  });

  test('are in the accent of the site', async () => {
    const shape = { size: 64, maskable: true };
    const [red = 0, , blue = 0] = await pixelOf(await makeIcon(withHue(30), english, shape), 2, 2);
    expect(red).toBeGreaterThan(blue);
  });
});
