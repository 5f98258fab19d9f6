import { readFileSync } from 'node:fs';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { parseResumeDates } from '@portfolio/tools/import/resumeDates';
import { included } from '@portfolio/words/included';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentOf } from './samples.ts';

const basics = { name: 'Ada Quill', email: 'ada@quill.example.com', label: 'Potter' };
const position = (fields: object) =>
  contentOf({ basics, work: [{ name: 'Kiln', position: 'Potter', ...fields }] });
const degree = (fields: object) =>
  contentOf({ basics, education: [{ institution: 'School', ...fields }] });
const notesOn = ({ notes }: ReturnType<typeof contentOf>, place: string) =>
  notes.filter(({ path }) => path.startsWith(place)).map(({ message }) => message);

/** What a text says: a date, a start and an end, or an open end as `now`; undefined for what isn't sure. */
const forms: [text: string, start: string | undefined, end?: string][] = [
  ['2014', '2014'],
  ['2014-06', '2014-06'],
  ['2014-6', '2014-06'],
  ['2023-9-28', '2023-09-28'],
  ['2014/06/29', '2014-06-29'],
  ['2014-06-29T00:00:00.000Z', '2014-06-29'],
  ['2014-00-00', '2014'],
  ['06/2014', '2014-06'],
  ['June 29th, 2014', '2014-06-29'],
  ['29 June 2014', '2014-06-29'],
  ['SEPT. 2019', '2019-09'],
  ['1. Dez. 2014', '2014-12-01'],
  ['1er août 2014', '2014-08-01'],
  ['15 de marzo de 2019', '2019-03-15'],
  ['يونيو 2014', '2014-06'],
  ['जन॰ 2014', '2014-01'],
  ['Sep 2019 – Present', '2019-09', 'now'],
  ['Jan 2011 to Mar 2014', '2011-01', '2014-03'],
  ['2011-2014', '2011', '2014'],
  ['2014-06 - 2015', '2014-06', '2015'],
  ['Okt. 2014 bis heute', '2014-10', 'now'],
  ['déc. 2014 - aujourd’hui', '2014-12', 'now'],
  ['Spring 2014', undefined],
  ['ca. 2014', undefined],
  ['06/09/2014', undefined],
  ['2014-13', undefined],
  ['2014-06-31', undefined],
  ['Jan–Mar 2014', undefined],
  ['2014 – 2011', undefined],
  ['2011 – 2013 – 2015', undefined],
  ['since 2011', undefined],
  ['2011, 2014', undefined],
  ['listopad 2014', undefined],
  ['2014年6月', undefined],
  ['٢٠١٤', undefined],
  ['令和5年4月', undefined],
  ['2011 E.C.', undefined],
  ['2 years', undefined],
  ['n/a', undefined],
  ['-', undefined],
];

test.each(forms)('%j is %s %s', (text, start, end = start) => {
  const { start: first, end: last = 'now' } = parseResumeDates(text) ?? { end: 'unread' };
  expect([first, last]).toEqual([start, end ?? 'unread']);
});

test.each(Object.keys(included))('the names of months are read in %s', (language) => {
  for (const month of ['long', 'short'] as const) {
    const options = { month, year: 'numeric', numberingSystem: 'latn', timeZone: 'UTC' } as const;
    const format = new Intl.DateTimeFormat(language, options);
    for (let at = 0; at < 12; at += 1) {
      const text = format.format(Date.UTC(2014, at, 15));
      const start = `2014-${String(at + 1).padStart(2, '0')}`;
      expect(parseResumeDates(text), text).toMatchObject({ start });
    }
  }
});

describe('An end', () => {
  test.each(['Present', 'now', 'heute', 'Aujourd’hui', 'actualidad', 'الآن', 'अब तक', '', null])(
    '%j means that it goes on',
    (endDate) => {
      const read = position({ startDate: '2014', endDate });
      expect(read.content.experience[0]).not.toHaveProperty('end');
      expect(notesOn(read, 'work[0]')).toEqual([]);
      const { year } = degree({ startDate: '2014', endDate }).content.degrees[0] ?? {};
      expect(year).toBe('2014–Present');
    },
  );

  test.each(['n/a', '-', 'до настоящего времени', '至今', '1398', '2999', 'Spring 2016'])(
    '%j is reported in one note, and the start keeps its month',
    (endDate) => {
      const read = position({ startDate: '2014-06', endDate });
      expect(read.content.experience).toMatchObject([{ start: '2014-06' }]);
      expect(read.content.experience[0]).not.toHaveProperty('end');
      expect(notesOn(read, 'work[0]')).toEqual([
        `${JSON.stringify(endDate)} can't be read, so the site says that it goes on, until you write the end: a date is written like 2014, 2014-06, 2014-06-29 or Jun 2014`,
      ]);
    },
  );

  test('before its start is reported and left out, also for a degree', () => {
    const read = degree({ startDate: '2014-05', endDate: '2011-03' });
    expect(read.content.degrees[0]?.year).toBe('May 2014–Present');
    expect(notesOn(read, 'education[0].endDate')).toHaveLength(1);
  });

  test('that the start contradicts is reported', () => {
    const read = position({ startDate: '2011–2014', endDate: '2016' });
    expect(read.content.experience).toMatchObject([{ start: '2011', end: '2016' }]);
    expect(notesOn(read, 'work[0].startDate')).toHaveLength(1);
  });

  test.each(['Expected Aug. 2027', 'Aug 2027 (expected)'])('that is only %j says so', (endDate) => {
    const { year } = degree({ startDate: '2023-09', endDate }).content.degrees[0] ?? {};
    expect(year).toBe('Sep 2023–Expected Aug 2027');
    const [job] = position({ startDate: '2023', endDate }).content.experience;
    expect(job).toMatchObject({ start: '2023', end: '2027-08' });
  });
});

test('a position whose start can’t be read is left out, with the year of its end at most', () => {
  const read = position({ startDate: 'Spring 2014' });
  expect(read.content.experience).toEqual([]);
  expect(notesOn(read, 'work[0]')).toEqual([
    expect.stringContaining('"Spring 2014" can\'t be read, so it is left out'),
    'Kiln is left out: the timeline needs a startDate',
  ]);
  const ended = position({ startDate: '06/14', endDate: '2016-03' });
  expect(ended.content.experience).toMatchObject([{ start: '2016', end: '2016-03' }]);
});

test('a period where the site has one date is left out, as either year would be a guess', () => {
  const read = contentOf({ basics, awards: [{ title: 'Best pot', date: '2014–2016' }] });
  expect(read.content.awards).toEqual([{ title: 'Best pot' }]);
  expect(notesOn(read, 'awards[0]')).toHaveLength(1);
});

test('a stranger’s file keeps what is expected, and what goes on', () => {
  const file = new URL('field/es-icons.json', import.meta.url);
  const { content, notes } = contentOf(JSON.parse(readFileSync(file, 'utf8')));
  expect(content.degrees.map(({ year }) => year)).toContain('Sep 2021–Expected Aug 2027');
  expect(content.experience.map(({ end }) => end)).toContain('2029-03');
  expect(notes.filter(({ path }) => /date$/i.test(path))).toEqual([]);
});

test('whatever a file has for a date, the content keeps its rules', () => {
  const piece = fc.oneof(
    fc.constantFrom(...forms.map(([text]) => text), 'Present', ' – ', '-', '/', '00'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.integer(),
    fc.constant(null),
  );
  const field = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(' '));
  fc.assert(
    fc.property(field, field, (startDate, endDate) => {
      const fields = { startDate, endDate };
      const { content } = contentOf({
        basics,
        work: [{ name: 'Kiln', position: 'Potter', ...fields }],
        projects: [{ name: 'Pot', description: 'A pot', ...fields }],
        education: [{ institution: 'School', ...fields }],
        certificates: [{ name: 'Clay', issuer: 'Guild', date: startDate }],
        awards: [{ title: 'Best pot', date: endDate }],
      });
      expect(validateContent(content)).toEqual([]);
    }),
  );
});
