import type { Measure, Measurement } from '../measurement.ts';
import { withLighthouse } from './lighthouse.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The lowest of Lighthouse's four categories, for each page on a phone and on a desktop. */
export const measureCategories: Measure = ({ url, paths }) =>
  withLighthouse(async (run) => {
    const rows: Measurement[] = [];
    for (const device of ['mobile', 'desktop'] as const) {
      for (const path of paths) {
        const { categories } = await run({
          url: new URL(path, url).href,
          flags: { onlyCategories: CATEGORIES, skipAboutBlank: true },
          isDesktop: device === 'desktop',
        });
        const lacking = categories.filter(({ points }) => points < 100);
        rows.push({
          group: 'Lighthouse categories',
          name: `${path} ${device}, lowest of four`,
          value: Math.min(...categories.map(({ points }) => points)),
          unit: 'points',
          target: { atLeast: 100 },
          note: lacking
            .map(({ id, points, imperfect }) => `${id} ${points} (${imperfect.join(', ')})`)
            .join('; '),
        });
      }
    }
    return rows;
  });
