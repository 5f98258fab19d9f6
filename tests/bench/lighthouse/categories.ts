import type { Measure, Measurement } from '../measurement.ts';
import { lighthouse } from './lighthouse.ts';

/** The lowest of Lighthouse's four categories, for each page on a phone and on a desktop. */
export const categories: Measure = async ({ url, paths }) => {
  const rows: Measurement[] = [];
  for (const device of ['mobile', 'desktop']) {
    for (const path of paths) {
      const preset = device === 'desktop' ? ['--preset=desktop'] : [];
      const { audits, categories } = await lighthouse(new URL(path, url).href, ...preset);
      const isImperfect = (id: string) => (audits[id]?.score ?? 1) < 1;
      const lacking = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && isImperfect(id)).map(({ id }) => id),
      );
      rows.push({
        group: 'Lighthouse, lowest of four categories',
        name: `${path} ${device}`,
        value: Math.min(...Object.values(categories).map(({ score }) => (score ?? 0) * 100)),
        unit: 'points',
        target: { atLeast: 100 },
        note: lacking.join(', '),
      });
    }
  }
  return rows;
};
