import { readFileSync } from 'node:fs';
import { groupNotes } from '@portfolio/data/jsonResume/notes';
import { parseResumeDates } from '@portfolio/data/jsonResume/resumePeriod';
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { validateContent } from '@portfolio/data/validateContent';
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

/** Forms of one date in real files, and the date; all of them are read completely. */
const dates: [form: string, date: string][] = [
  ['2014', '2014'],
  ['2014-06', '2014-06'],
  ['2014-6', '2014-06'],
  ['2014.6', '2014-06'],
  ['2014.06.', '2014-06'],
  ['2014/06/29', '2014-06-29'],
  ['2014-06-29T00:00:00.000Z', '2014-06-29'],
  ['2014-06-29 10:00:00', '2014-06-29'],
  ['20140629', '2014-06-29'],
  ['201406', '2014-06'],
  ['06/2014', '2014-06'],
  ['6.2014', '2014-06'],
  ['29.06.2014', '2014-06-29'],
  ['29/06/2014', '2014-06-29'],
  ['06/29/2014', '2014-06-29'],
  ['05/05/2014', '2014-05-05'],
  ['June 29th, 2014', '2014-06-29'],
  ['the 1st of June 2014', '2014-06-01'],
  ['2014-Jun', '2014-06'],
  ['Jun-2014', '2014-06'],
  ['SEPT. 2019', '2019-09'],
  ["Jun '14", '2014-06'],
  ['June ’99', '1999-06'],
  ['Class of 2014', '2014'],
  ['Issued Jun 2020', '2020-06'],
  ['Jänner 2014', '2014-01'],
  ['1. Dez. 2014', '2014-12-01'],
  ['1er mars 2014', '2014-03-01'],
  ['août 2014', '2014-08'],
  ['juil. 2014', '2014-07'],
  ['15 de marzo de 2019', '2019-03-15'],
  ['Março de 2019', '2019-03'],
  ['fev/2019', '2019-02'],
  ['15 de gener del 2019', '2019-01-15'],
  ['2019(e)ko ekaina', '2019-06'],
  ['gennaio 2019', '2019-01'],
  ['maart 2019', '2019-03'],
  ['września 2014', '2014-09'],
  ['říjen 2014', '2014-10'],
  ['2014. június', '2014-06'],
  ['iunie 2014', '2014-06'],
  ['KASIM 2014', '2014-11'],
  ['Ağustos 2014', '2014-08'],
  ['marraskuu 2014', '2014-11'],
  ['lut 2014', '2014-02'],
  ['15 בינואר 2014', '2014-01-15'],
  ['kesäkuuta 2014', '2014-06'],
  ['2014 m. birželis', '2014-06'],
  ['2014. gada jūnijs', '2014-06'],
  ['июнь 2014', '2014-06'],
  ['29 июня 2014 г.', '2014-06-29'],
  ['серпень 2014', '2014-08'],
  ['Ιουνίου 2014', '2014-06'],
  ['יוני 2014', '2014-06'],
  ['يونيو 2014', '2014-06'],
  ['حزيران ٢٠١٤', '2014-06'],
  ['٢٠١٤/٠٦', '2014-06'],
  ['۲۰۱۹', '2019'],
  ['जून 2014', '2014-06'],
  ['२०१४', '2014'],
  ['มิ.ย. 2014', '2014-06'],
  ['tháng 6 năm 2014', '2014-06'],
  ['2014年6月29日', '2014-06-29'],
  ['２０１４年６月', '2014-06'],
  ['2014년 6월', '2014-06'],
  ['2023年(令和5年)4月', '2023-04'],
];

/** Forms of a period in one field, with its start and its end; `now` for one that goes on. */
const periods: [form: string, start: string, end: string][] = [
  ['Sep 2019 - Present', '2019-09', 'now'],
  ['June 2014-Present', '2014-06', 'now'],
  ['Sep 2019 – Present · 4 yrs 2 mos', '2019-09', 'now'],
  ['Jan 2014 - Dec 2014 (1 yr)', '2014-01', '2014-12'],
  ['2011 – 2014', '2011', '2014'],
  ['2011-2014', '2011', '2014'],
  ['2013/2014', '2013', '2014'],
  ['2019-20', '2019', '2020'],
  ['Jan 2011 to Mar 2014', '2011-01', '2014-03'],
  ['May 2014 through August 2015', '2014-05', '2015-08'],
  ['between 2011 and 2014', '2011', '2014'],
  ['Jan–Mar 2014', '2014-01', '2014-03'],
  ['03–05/2019', '2019-03', '2019-05'],
  ['06/2014-07/2015', '2014-06', '2015-07'],
  ['29.06.2014 - 31.07.2015', '2014-06-29', '2015-07-31'],
  ['2014-06-01/2015-07-01', '2014-06-01', '2015-07-01'],
  ['2014-06 - 2015', '2014-06', '2015'],
  ['2019-', '2019', 'now'],
  ['2018 until now', '2018', 'now'],
  ['since June 2011', '2011-06', 'now'],
  ['from 2018', '2018', 'now'],
  ['from 2018 to 2020', '2018', '2020'],
  ['seit 03/2018', '2018-03', 'now'],
  ['Okt. 2014 bis heute', '2014-10', 'now'],
  ['Jan. bis März 2014', '2014-01', '2014-03'],
  ['depuis septembre 2014', '2014-09', 'now'],
  ['déc. 2014 - aujourd’hui', '2014-12', 'now'],
  ['février 2014 à mars 2016', '2014-02', '2016-03'],
  ['marzo de 2019 – actualidad', '2019-03', 'now'],
  ['de 2011 a 2014', '2011', '2014'],
  ['mar. 2019 – atual', '2019-03', 'now'],
  ['dal 2018 ad oggi', '2018', 'now'],
  ['maart 2019 tot heden', '2019-03', 'now'],
  ['od 2014 do dziś', '2014', 'now'],
  ['říjen 2014 – dosud', '2014-10', 'now'],
  ['2014. június – jelenleg', '2014-06', 'now'],
  ['Haziran 2014 – Halen', '2014-06', 'now'],
  ['marraskuu 2014 - nykyinen', '2014-11', 'now'],
  ['juni 2014 – nå', '2014-06', 'now'],
  ['2018 г. – н. в.', '2018', 'now'],
  ['с мая 2018 по март 2020', '2018-05', '2020-03'],
  ['март 2018 – по настоящее время', '2018-03', 'now'],
  ['Ιουνίου 2014 – σήμερα', '2014-06', 'now'],
  ['יוני 2014 - היום', '2014-06', 'now'],
  ['يونيو ٢٠١٤ – حتى الآن', '2014-06', 'now'],
  ['जनवरी 2014 – वर्तमान', '2014-01', 'now'],
  ['06/2014 - nay', '2014-06', 'now'],
  ['2018年4月～2020年3月', '2018-04', '2020-03'],
  ['2018年4月から現在まで', '2018-04', 'now'],
  ['2019年3月～5月', '2019-03', '2019-05'],
  ['2018年至今', '2018', 'now'],
  ['2018年3月至2020年6月', '2018-03', '2020-06'],
  ['2018.03 - 현재', '2018-03', 'now'],
  ['2018년 3월부터 2020년 2월까지', '2018-03', '2020-02'],
];

describe('A date is what it says, in the form', () => {
  test.each(dates)('%j: %s', (form, date) => {
    const read = position({ startDate: form });
    expect(read.content.experience).toMatchObject([{ start: date }]);
    expect(read.content.experience[0]).not.toHaveProperty('end');
    expect(notesOn(read, 'work[0]')).toEqual([]);
    expect(degree({ endDate: form }).content.degrees[0]?.year).toMatch(date.slice(0, 4));
  });
});

describe.each(['startDate', 'endDate', 'period', 'dates'])(
  'A period in %s alone is read',
  (name) => {
    test.each(periods)('%j from %s to %s', (form, start, end) => {
      const read = position({ [name]: form });
      const { start: first, end: last = 'now' } = read.content.experience[0] ?? {};
      expect([first, last]).toEqual([start, end]);
      expect(notesOn(read, 'work[0]')).toEqual([]);
    });
  },
);

describe('Of dates in more than two places', () => {
  test('an end that endDate contradicts is told', () => {
    const read = position({ startDate: '2011–2014', endDate: '2016' });
    expect(read.content.experience).toMatchObject([{ start: '2011', end: '2016' }]);
    expect(notesOn(read, 'work[0].startDate')).toEqual([
      'states an end, too: the site has the one of endDate',
    ]);
    expect(notesOn(position({ startDate: '2011–2014', endDate: '2014' }), 'work[0]')).toEqual([]);
  });

  test('each that the site does not use is told', () => {
    const read = position({ period: '2011–2014', year: '2010' });
    expect(read.content.experience).toMatchObject([{ start: '2011', end: '2014' }]);
    expect(notesOn(read, 'work[0].year')).toHaveLength(1);
  });

  test('an end before its start is told and left out, also of a degree', () => {
    const read = degree({ startDate: '2014', endDate: '2011' });
    expect(read.content.degrees[0]?.year).toBe('2014–Present');
    expect(notesOn(read, 'education[0].endDate')).toHaveLength(1);
  });
});

describe('A word for now means that it goes on', () => {
  test.each(
    'Present|(current)|– Present|to present|till date|In progress|bis heute|laufend|jetzt|maintenant|en cours|Actualidad|ahora|até o momento|oggi|heden|nu|nå|obecnie|dosud|jelenleg|prezent|danas|н.в.|н/в|по настоящее время|дотепер|σήμερα|halen|şu an|hiện tại|sekarang|ปัจจุบัน|वर्तमान|حتى الآن|اکنون|היום|至今|現在|재직중'.split(
      '|',
    ),
  )('%s', (endDate) => {
    const read = position({ startDate: '2014', endDate });
    expect(read.content.experience[0]).not.toHaveProperty('end');
    expect(notesOn(read, 'work[0]')).toEqual([]);
    expect(degree({ startDate: '2014', endDate }).content.degrees[0]?.year).toBe('2014–Present');
  });

  test.each(['n/a', 'unknown', 'no', '-'])('but not %j, which is told', (endDate) => {
    const read = position({ startDate: '2014-06', endDate });
    expect(read.content.experience).toMatchObject([{ start: '2014-06' }]);
    expect(read.content.experience[0]).not.toHaveProperty('end');
    expect(notesOn(read, 'work[0].endDate')).toHaveLength(2);
  });
});

describe('An end that is only expected says so', () => {
  test.each(
    'Expected Aug. 2027|Aug 2027 (expected)|expected graduation: August 2027|Graduating Aug 2027|anticipated 08/2027|voraussichtlich 08/2027|prévu août 2027|agosto de 2027 (previsto)|2027年8月卒業見込み|2027년 8월 졸업예정|预计2027年8月|ожидается август 2027'.split(
      '|',
    ),
  )('%s', (endDate) => {
    const read = degree({ endDate });
    expect(read.content.degrees[0]?.year).toBe('Expected Aug 2027');
    expect(notesOn(read, 'education')).not.toContainEqual(expect.stringContaining('2027'));
    expect(degree({ startDate: '2023-09', endDate }).content.degrees[0]?.year).toBe(
      'Sep 2023–Expected Aug 2027',
    );
    const job = position({ startDate: '2023', endDate });
    expect(job.content.experience).toMatchObject([{ start: '2023', end: '2027-08' }]);
    expect(notesOn(job, 'work[0].endDate')).toEqual([
      `${JSON.stringify(endDate)} (2027-08) is only the date in brackets on the site`,
    ]);
  });

  test('also of a certificate, and of a period in one field', () => {
    const certificates = [{ name: 'Clay', issuer: 'Guild', date: 'Expected Aug. 2027' }];
    expect(contentOf({ basics, certificates }).content.certifications[0]?.duration).toBe(
      'Expected Aug 2027',
    );
    expect(degree({ date: 'Sep 2023 – May 2027 (expected)' }).content.degrees[0]?.year).toBe(
      'Sep 2023–Expected May 2027',
    );
  });
});

describe('What the site cannot state is told with what it has instead', () => {
  test.each([
    ['Spring 2014', '2014'],
    ['Q3 2019', '2019'],
    ['2019 H1', '2019'],
    ['ca. 2014', '2014'],
    ['~2014', '2014'],
    ['2014?', '2014'],
    ['mid-2014', '2014'],
    ['Maybe 2014', '2014'],
    // October in Croatian, November in Polish and Czech.
    ['listopad 2014', '2014'],
    ['Nov – Feb 2014', '2014'],
    ['06/09/2014', '2014'],
    ['2014-13', '2014'],
    ['2014-06-31', '2014-06'],
    ['WS 2013/14', '2013 to 2014'],
    ['Summer 2014 – Fall 2016', '2014 to 2016'],
    ['Summer 2014 – present', '2014'],
  ])('%j: %s', (startDate, kept) => {
    const read = position({ startDate });
    expect(read.content.experience[0]?.start).toBe(kept.slice(0, 7).replace(' to', ''));
    expect(notesOn(read, 'work[0].startDate')).toEqual([
      `"${startDate}" (${kept}) is only the date in brackets on the site`,
    ]);
  });

  test('a period where the site has one date', () => {
    const read = contentOf({ basics, awards: [{ title: 'Best pot', date: '2014–2016' }] });
    expect(read.content.awards).toMatchObject([{ date: '2016' }]);
    expect(notesOn(read, 'awards[0]')).toEqual([
      '"2014–2016" (2016) is only the date in brackets on the site',
    ]);
  });

  test.each(['06/14', '2 years', '2011, 2014, 2016', '1561939200', 'TBD', '2999'])(
    '%j, which may mean anything',
    (startDate) => {
      const read = position({ startDate, endDate: '2016' });
      expect(read.content.experience).toMatchObject([{ start: '2016', end: '2016' }]);
      expect(notesOn(read, 'work[0].startDate')[0]).toBe(
        `"${startDate}" is left out: a date is written like 2014, 2014-06 or 2014-06-29`,
      );
    },
  );

  test.each(
    '1398|۱۳۹۸|۱۳۹۸/۰۶|مهر ۱۳۹۸|1440 هـ|2562|มิถุนายน 2562|พ.ศ. 2562|令和5年4月|平成30年|民國108年6月|2076|5779|2011 ዓ.ም.|2011 E.C.'.split(
      '|',
    ),
  )('%j, which is a date of another calendar', (date) => {
    const message = `${JSON.stringify(date)} is left out: write it in the Gregorian calendar, like 2014-06`;
    expect(degree({ endDate: date }).content.degrees[0]?.year).toBe('Date not stated');
    expect(notesOn(degree({ endDate: date }), 'education[0].endDate')).toContain(message);
    const certificates = [{ name: 'Clay', issuer: 'Guild', date }];
    expect(notesOn(contentOf({ basics, certificates }), 'certificates[0].date')).toContain(message);
    const awards = [{ title: 'Best pot', date }];
    expect(contentOf({ basics, awards }).content.awards?.[0]).not.toHaveProperty('date');
  });

  test('in one line for all places', () => {
    const work = ['Spring 2014', 'Fall 2016'].map((startDate, index) => ({
      name: `Kiln ${index}`,
      position: 'Potter',
      startDate,
    }));
    expect(groupNotes(contentOf({ basics, work }).notes)).toContain(
      'work[].startDate (2 times): "Spring 2014" (2014), "Fall 2016" (2016) is only the date in brackets on the site',
    );
  });
});

test('a stranger’s file keeps what is expected, and what goes on', () => {
  const file = new URL('field/es-icons.json', import.meta.url);
  const { content, notes } = contentOf(JSON.parse(readFileSync(file, 'utf8')));
  expect(content.degrees.map(({ year }) => year)).toContain('Sep 2021–Expected Aug 2027');
  expect(content.experience.map(({ end }) => end)).toContain('2029-03');
  expect(content.experience.filter(({ end }) => end === undefined).length).toBeGreaterThan(1);
  expect(notes.filter(({ path }) => /date$/i.test(path))).toEqual([]);
});

describe('The names of months are read in', () => {
  const languages =
    'ar be bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn mr ms nb nl pa pl pt ro ru sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz vi zh'.split(
      ' ',
    );
  const forms = [
    { year: 'numeric', month: 'long' },
    { year: 'numeric', month: 'long', day: 'numeric' },
  ] as const;

  test.each(languages)('%s, alone and with a day', (language) => {
    for (const form of forms) {
      const options = { ...form, calendar: 'gregory', timeZone: 'UTC' };
      const format = new Intl.DateTimeFormat(language, options);
      const texts = Array.from({ length: 12 }, (_, month) => ({
        text: format.format(Date.UTC(2014, month, 15)),
        start: `2014-${String(month + 1).padStart(2, '0')}${'day' in form ? '-15' : ''}`,
      }));
      for (const { text, start } of texts.filter((each) => !/listopad/.test(each.text))) {
        expect(parseResumeDates(text), text).toMatchObject({ start, isRough: false });
      }
    }
  });
});

test('whatever a file has for a date, the content keeps its rules and comes back the same', () => {
  const piece = fc.oneof(
    fc.constantFrom(...dates.map(([form]) => form), ...periods.map(([form]) => form)),
    fc.constantFrom(
      'Present',
      'Expected',
      ' – ',
      '-',
      '/',
      '2014',
      '13',
      '00',
      '1398',
      'Fall',
      '令和5年',
      '~',
    ),
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
      expect(contentOf(JSON.parse(JSON.stringify(toResume(content))))).toEqual({
        content,
        notes: [],
      });
    }),
    { numRuns: 300 },
  );
});
