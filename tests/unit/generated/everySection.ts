import type { Content } from '@portfolio/data/schema/content';
import { formatDate, formatPeriod } from '@portfolio/data/values/dates';
import { english } from '../../language.ts';
import { withoutChoices } from './sampleContent.ts';

/** Entries of each kind that the sample does not have. Each kind also has an entry with only the required fields. */
const more: Pick<Content, 'publications' | 'awards' | 'interests' | 'references'> = {
  publications: [
    {
      title: 'Efficient fine-tuning of offline filters',
      publisher: 'Journal of Affluent Traffic',
      date: '2024-05-17',
      description: 'First author; I wrote the sampler.',
      url: 'https://doi.example.org/10.1/efficient',
    },
    { title: 'A title alone' },
  ],
  awards: [
    {
      title: 'Official waffle prize',
      awarder: 'Office of Effort',
      date: '2023',
      description: 'For a stiff difficulty that was flattened.',
      url: 'https://awards.example.org/2023',
    },
    { title: 'An award alone' },
  ],
  interests: [
    { name: 'Ferries', keywords: ['cliffs', 'surf'], description: 'Since I was five.' },
    { name: 'Chess' },
    { name: 'Baffling riddles' },
  ],
  references: [
    { name: 'Dr. Effie Field, Head of Office', text: 'She finds the flaw before it finds us.' },
    { name: 'Name not stated', text: 'Words of somebody who is not named.' },
    { name: 'Otto Griffin' },
  ],
};

const [first, second, ...others] = withoutChoices.projects;
if (!first || !second) throw new Error('There are no projects.');

/** The sample with everything that content may have. */
export const fullContent: Content = {
  ...withoutChoices,
  ...more,
  languages: [{ name: 'English', level: 'Native' }, { name: 'Marathi' }],
  projects: [
    {
      ...{ ...first, featured: true, start: '2022-03', end: '2023-01' },
      ...{ client: 'Griffin & Offset', roles: ['Chief of staff', 'Filter fitter'] },
    },
    { ...second, featured: true, start: '2024' },
    ...others,
  ],
};

const textsOf = (things: readonly object[] = []): string[] =>
  things.flatMap((each) => Object.values(each)).flat();

/** Each fact of the new parts as documents say it, by the part. */
export const factsOf = (content: Content) => {
  const dated = <T extends { date?: string | undefined; url?: string | undefined }>(
    things: readonly T[] = [],
  ) =>
    things.map(({ url: _, date, ...rest }) => ({
      ...rest,
      ...(date && { date: formatDate(date, english) }),
    }));
  return {
    projects: content.projects.flatMap(({ title, start, end, client, roles = [], featured }) =>
      start && featured
        ? [title, formatPeriod(start, end, english), ...(client ? [client] : []), ...roles]
        : [],
    ),
    publications: textsOf(dated(content.publications)),
    awards: textsOf(dated(content.awards)),
    interests: textsOf(content.interests),
    references: textsOf(content.references).filter((text) => text !== 'Name not stated'),
  };
};
