import type { Award, Publication } from '../schema/education.ts';
import type { ResumeReader } from './resumeReader.ts';
import { stated } from './stated.ts';

/**
 * The facts that publications and awards share, besides who gave it. An entry without a title is left out, and told.
 */
function readCredit<By extends object>(
  item: ResumeReader,
  by: By,
  titles: readonly string[],
  dateName: string,
) {
  const text = item.paragraphs('summary').join(' ');
  const title = item.text(...titles) ?? text;
  if (title === '') {
    item.skip('is left out, because it has no title');
    return [];
  }
  const date = item.date(dateName);
  const description = text === title ? '' : text;
  return [{ title, ...stated({ ...by, date, description, url: item.url('url', 'website') }) }];
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
