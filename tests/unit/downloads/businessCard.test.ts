import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeBusinessCard } from '../../../packages/site/build/downloads/businessCard.ts';
import { readPdf } from './readPdf.ts';
import { content, noWarning, withOwner } from './sampleContent.ts';

const cardOf = async (from = content) => readPdf(await makeBusinessCard(from, noWarning));

const inMillimetres = (pt = 0) => (pt / 72) * 25.4;

afterEach(() => {
  vi.useRealTimers();
});

describe('the business card', { timeout: 30_000 }, () => {
  test('is one side of 85 × 55 mm', async () => {
    const { pages } = await cardOf();
    expect(pages).toHaveLength(1);
    expect(inMillimetres(pages[0]?.width)).toBeCloseTo(85, 2);
    expect(inMillimetres(pages[0]?.height)).toBeCloseTo(55, 2);
  });

  test('says who the owner is and how to reach them', async () => {
    const { text, pages, information } = await cardOf();
    const { owner, site } = content;
    expect(text.split('\n')).toEqual([
      owner.name,
      owner.title,
      owner.email,
      owner.phone,
      owner.links.github.replace('https://', ''),
      owner.links.linkedin.replace('https://', ''),
      site.url.replace('https://', ''),
    ]);
    expect(pages[0]?.links).toEqual([
      `mailto:${owner.email}`,
      `tel:${owner.phone.replaceAll(' ', '')}`,
      owner.links.github,
      owner.links.linkedin,
      site.url,
    ]);
    expect(information('Title')).toBe(`${owner.name} – Business card`);
  });

  test('sets a long name smaller, so that it stays on the card', async () => {
    const usual = await cardOf();
    const long = await cardOf(
      withOwner({ name: 'Wilhelmina Maximiliana von Wolkenstein-Mömpelgard' }),
    );
    expect(long.pages).toHaveLength(1);
    expect(long.pages[0]?.lines[0]?.size).toBeLessThan(usual.pages[0]?.lines[0]?.size ?? 0);
  });

  test('is the same file whenever it is made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-01') });
    const first = await makeBusinessCard(content, noWarning);
    vi.setSystemTime(new Date('2031-12-31'));
    expect(Buffer.compare(first, await makeBusinessCard(content, noWarning))).toBe(0);
  });

  test('warns of a text that its fonts cannot show', async () => {
    const warnings: string[] = [];
    const odd = withOwner({ title: 'Data → models' });
    const { text } = readPdf(await makeBusinessCard(odd, (line) => warnings.push(line)));
    expect(text).toContain('Data ? models');
    expect(warnings).toEqual([
      'business-card.pdf: owner.title: shown as "?", as the PDF\'s fonts do not have it: → (U+2192)',
    ]);
  });
});
