import {
  makeBusinessCard,
  makeBusinessCardPicture,
} from '@portfolio/build/documents/card/makeBusinessCard';
import { formatsOf } from '@portfolio/words/formats';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { english } from '../../language.ts';
import { readCode } from './barcodes.ts';
import { expectInOrder, flowing, readPdf, saysText, textsOutside } from './readPdf.ts';
import { content, leastContent, once, scripts, withOwner } from './sampleContent.ts';

const cardOf = once(async (from) => readPdf(await makeBusinessCard(from, english)));
const pictureOf = once((from) => makeBusinessCardPicture(from, english));

const inMillimetres = (pt = 0) => (pt / 72) * 25.4;

/** The code that a phone's camera reads from the printed card. */
const scanned = async (from = content) => readCode(await pictureOf(from));

afterEach(() => {
  vi.useRealTimers();
});

describe('the business card', () => {
  test('has two sides of 85 × 55 mm', async () => {
    const { pages } = await cardOf();
    expect(pages).toHaveLength(2);
    for (const { width, height } of pages) {
      expect(inMillimetres(width)).toBeCloseTo(85, 1);
      expect(inMillimetres(height)).toBeCloseTo(55, 1);
    }
  });

  test('has the owner’s name, title and a result with its figure on the front, and the contacts on the back', async () => {
    const { pages, information } = await cardOf();
    const { owner, site } = content;
    const [front, back] = pages;
    expect(front?.text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining([owner.name, owner.title, owner.organisation]),
    );
    const [best] = content.projects.filter(({ featured, figure }) => featured && figure);
    expectInOrder(flowing(front?.text ?? ''), [best?.result, '24.1% by hand', '18.3% nightly']);
    expect(flowing(back?.text ?? '')).toContain(owner.email);
    expect(flowing(back?.text ?? '')).toContain(owner.phone);
    expect(back?.links).toEqual([
      `mailto:${owner.email}`,
      `tel:${owner.phone?.replaceAll(' ', '')}`,
      ...owner.profiles.slice(0, 2).map(({ url }) => url),
      `${site.url}/`,
    ]);
    expect(information.Title).toBe(`${owner.name} – Business card`);
  });

  test('keeps the order of a phone number from right to left', async () => {
    const arabic = { ...english, formats: formatsOf('ar') };
    const { text } = await readPdf(await makeBusinessCard(content, arabic));
    expect(flowing(text)).toContain(content.owner.phone);
  });

  test('has a large name, and all contacts in one size', async () => {
    const { pages } = await cardOf();
    const [front = [], back = []] = pages.map(({ texts }) =>
      texts.filter(({ text }) => text.trim() !== ''),
    );
    expect(front[0]?.size).toBeGreaterThan(22);
    expect(back).toHaveLength(6);
    expect(new Set(back.map(({ size }) => size.toFixed(2))).size).toBe(1);
    expect(back[0]?.size).toBeGreaterThan(7);
  });

  test('has the tagline in place of a result where no project has a figure', async () => {
    const { pages } = await cardOf({ ...content, projects: [] });
    expect(flowing(pages[0]?.text ?? '')).toContain(content.owner.tagline);
  });

  test('has a code of the site’s address, coarse enough for any phone', async () => {
    const { text, modules } = await scanned();
    expect(text).toBe(content.site.url);
    // Version 4 (ISO/IEC 18004).
    expect(modules).toBeLessThanOrEqual(33);
  });

  test('has a code that print resolves: modules of 0.6 mm, and four of margin', async () => {
    const code = await scanned();
    const [topLeft, topRight, , bottomLeft] = code.corners;
    const dotsPerMillimetre = 300 / 25.4;
    const side = topRight.x - topLeft.x;
    const module = side / code.modules / dotsPerMillimetre;
    expect(module).toBeGreaterThan(0.59);
    const margin = 4 * module * dotsPerMillimetre - 2;
    const { data, info } = await sharp(await pictureOf())
      .extract({
        left: Math.round(topLeft.x - margin),
        top: Math.round(topLeft.y - margin),
        width: Math.round(margin - 2),
        height: Math.round(bottomLeft.y - topLeft.y + 2 * margin),
      })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(10);
    expect(Math.min(...data)).toBeGreaterThan(200);
  });

  test('is made from the least that an owner can state', async () => {
    const { pages } = await cardOf(leastContent);
    expect(pages).toHaveLength(2);
  });

  test.each([
    ['a long name', { name: 'Wilhelmina Maximiliana von Wolkenstein-Mömpelgard zu Hohenfels' }],
    ['a name of one long word', { name: 'W'.repeat(60) }],
    ['long texts', { title: 'Senior developer of many things. '.repeat(12).trim() }],
    ['a long address', { email: `${'e'.repeat(64)}@${'sub.'.repeat(20)}example.com` }],
  ])('keeps %s on the card', async (_, owner) => {
    const { pages } = await cardOf(withOwner(owner));
    expect(pages).toHaveLength(2);
    expect(textsOutside(pages)).toEqual([]);
  });

  test.each(scripts)('shows a name in %s', async (_, name, title) => {
    const { text } = await cardOf(withOwner({ name, title }));
    expect(saysText(text, name)).toBe(true);
  });

  test('has 3 mm more on each side for a printer', async () => {
    const bleeding = withOwner({ downloads: { cardBleed: true } });
    const { pages, text, information } = await cardOf(bleeding);
    expect(pages.map(({ width }) => inMillimetres(width).toFixed(1))).toEqual(['91.0', '91.0']);
    expect(pages.map(({ height }) => inMillimetres(height).toFixed(1))).toEqual(['61.0', '61.0']);
    expect(text).toContain(content.owner.name);
    expect(information.Title).toBe(`${content.owner.name} – Business card`);
  });

  test('is also a picture of both sides, at 300 dots per inch', async () => {
    const { width, height, density } = await sharp(
      await makeBusinessCardPicture(withOwner({ downloads: { cardBleed: true } }), english),
    ).metadata();
    expect(density).toBe(300);
    expect(width).toBe(Math.round((85 / 25.4) * 300));
    expect(Math.abs(Number(height) - ((2 * 55 + 5) * 300) / 25.4)).toBeLessThan(1);
  });

  test('has both sides on the picture, each with ink, and a gap between them', async () => {
    const picture = sharp(await pictureOf());
    const { width, height } = await picture.metadata();
    const part = async (from: number, to: number) => {
      const top = Math.round(from * height);
      const area = { left: 0, top, width, height: Math.round(to * height) - top };
      // `stats` is of the input: of what was cut out, once it is a picture.
      const cut = await picture.clone().ensureAlpha().extract(area).toBuffer();
      const { channels } = await sharp(cut).stats();
      const [red, , , alpha] = channels;
      return { darkest: red?.min, alpha: [alpha?.min, alpha?.max] };
    };
    for (const side of [await part(0, 54 / 115), await part(61 / 115, 1)]) {
      expect(side.darkest).toBeLessThan(80);
      expect(side.alpha).toEqual([255, 255]);
    }
    expect((await part(56 / 115, 59 / 115)).alpha).toEqual([0, 0]);
  });

  test('is the same file at any time, and after any change that it does not show', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01') });
    const make = async (from: typeof content) => [
      await makeBusinessCard(from, english),
      await makeBusinessCard(
        { ...from, owner: { ...from.owner, downloads: { cardBleed: true } } },
        english,
      ),
      await makeBusinessCardPicture(from, english),
    ];
    const first = await make(content);
    vi.setSystemTime(new Date('2031-12-31'));
    const later = await make({ ...content, experience: [] });
    for (const [index, file] of first.entries()) {
      expect(Buffer.compare(file, later[index] ?? Buffer.of())).toBe(0);
    }
  });
});
