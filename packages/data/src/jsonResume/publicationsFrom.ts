import type { Award, Publication } from '../schema/education.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The facts that publications and awards share. An entry without a title is left out, and told. */
function readCredit(item: ResumeReader, titles: readonly string[], dateName: string) {
  const description = item.paragraphs('summary').join(' ');
  const title = item.text(...titles) ?? description;
  if (title === '') {
    item.skip('is left out, because it has no title');
    return undefined;
  }
  const date = item.date(dateName);
  const url = item.url('url', 'website');
  return {
    title,
    ...(date && { date }),
    ...(description && description !== title && { description }),
    ...(url && { url }),
  };
}

/** The publications, in the order of the résumé. */
export const readPublications = (resume: ResumeReader): Publication[] =>
  resume.items('publications', 'name').flatMap((item) => {
    const publisher = item.text('publisher');
    const credit = readCredit(item, ['name', 'title'], 'releaseDate');
    return credit ? [{ ...credit, ...(publisher && { publisher }) }] : [];
  });

/** The awards, in the order of the résumé. */
export const readAwards = (resume: ResumeReader): Award[] =>
  resume.items('awards', 'title').flatMap((item) => {
    const awarder = item.text('awarder');
    const credit = readCredit(item, ['title', 'name'], 'date');
    return credit ? [{ ...credit, ...(awarder && { awarder }) }] : [];
  });
