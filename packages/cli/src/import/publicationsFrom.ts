import type { Award, Publication } from '@portfolio/data/schema/education';
import { stated } from '@portfolio/data/stated';
import type { ResumeReader } from './resumeReader.ts';

/**
 * The facts that publications and awards share, besides who gave it. An entry without a title is left out, and told.
 */
function readCredit<By extends object>(
  item: ResumeReader,
  by: By,
  titles: readonly string[],
  dateName: string,
) {
  const text = item.text('summary');
  const title = item.text(...titles) ?? text;
  if (title === undefined) {
    item.skip('is left out, because it has no title');
    return [];
  }
  const facts = {
    date: item.date(dateName),
    description: text === title ? undefined : text,
    url: item.url('url', 'website'),
  };
  return [{ title, ...stated({ ...by, ...facts }) }];
}

/** The publications, in the order of the résumé. */
export const readPublications = (resume: ResumeReader): Publication[] =>
  resume.items('publications', 'name').flatMap((item) => {
    const publisher = item.text('publisher');
    return readCredit(item, { publisher }, ['name', 'title'], 'releaseDate');
  });

/** The awards, in the order of the résumé. */
export const readAwards = (resume: ResumeReader): Award[] =>
  resume.items('awards', 'title').flatMap((item) => {
    const awarder = item.text('awarder');
    return readCredit(item, { awarder }, ['title', 'name'], 'date');
  });
