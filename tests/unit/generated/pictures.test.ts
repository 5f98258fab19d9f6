import { iconFiles } from '@portfolio/artifacts/pictures/iconFiles';
import { makeIcon } from '@portfolio/artifacts/pictures/makeIcon.tsx';
import { makeSocialPicture } from '@portfolio/artifacts/pictures/makeSocialPicture.tsx';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { content, withOwner } from './sampleContent.ts';

const pageNames = ['about', 'skills', 'projects', 'experience', 'education', 'contact'] as const;

/** Colour and opacity of one pixel. */
async function pixelOf(picture: Uint8Array, left: number, top: number) {
  const pixel = await sharp(picture)
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...pixel];
}

const withHue = (accentHue: number) => ({ ...content, site: { ...content.site, accentHue } });

describe('the picture that a link is shown with', () => {
  test('has the size for previews, is small, and differs from page to page', async () => {
    const pictures = new Set<string>();
    for (const page of pageNames) {
      const picture = await makeSocialPicture(content, page);
      const { width, height, format } = await sharp(picture).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(picture.length).toBeLessThan(100_000);
      pictures.add(Buffer.from(picture).toString('base64'));
    }
    expect(pictures.size).toBe(pageNames.length);
  });

  test('changes only with its own content', async () => {
    const before = await makeSocialPicture(content, 'skills');
    const unrelated = { ...content, experience: [], skillCategories: [] };
    expect(Buffer.compare(before, await makeSocialPicture(unrelated, 'skills'))).toBe(0);
    const renamed = await makeSocialPicture(withOwner({ title: 'Other words' }), 'skills');
    expect(Buffer.compare(before, renamed)).not.toBe(0);
  });

  test('shows the results of the first three featured projects on the page of the projects', async () => {
    const before = await makeSocialPicture(content, 'projects');
    const withResult = (index: number) => ({
      ...content,
      projects: content.projects.map((project, each) =>
        each === index ? { ...project, result: 'Other words.' } : project,
      ),
    });
    const featured = [...content.projects.keys()].filter((i) => content.projects[i]?.featured);
    const changes = await Promise.all(
      [0, 2, 3].map(async (nth) =>
        Buffer.compare(
          before,
          await makeSocialPicture(withResult(featured[nth] ?? -1), 'projects'),
        ),
      ),
    );
    expect(changes.map((difference) => difference !== 0)).toEqual([true, true, false]);
  });

  test('has the accent in the hue of the site', async () => {
    const [mark, other] = await Promise.all(
      [264, 30].map(async (hue) => pixelOf(await makeSocialPicture(withHue(hue), 'about'), 100, 4)),
    );
    expect(mark?.[2]).toBeGreaterThan(mark?.[0] ?? 255);
    expect(other?.[0]).toBeGreaterThan(other?.[2] ?? 255);
  });
});

describe('the icons', () => {
  test.each(Object.entries(iconFiles))('%s has its size and shape', async (_, shape) => {
    const icon = await makeIcon(content, shape);
    const { width, height } = await sharp(icon).metadata();
    expect({ width, height }).toEqual({ width: shape.size, height: shape.size });
    const [, , , opacity] = await pixelOf(icon, 0, 0);
    expect(opacity).toBe(shape.maskable ? 255 : 0);
  });

  test('keep the letters in the part of a maskable icon that every system shows', async () => {
    const size = 512;
    const icon = await makeIcon(withOwner({ name: 'Wanda Weber' }), { size, maskable: true });
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
    const [red = 0, , blue = 0] = await pixelOf(await makeIcon(withHue(30), shape), 2, 2);
    expect(red).toBeGreaterThan(blue);
  });
});
