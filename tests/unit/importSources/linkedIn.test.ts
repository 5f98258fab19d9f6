import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { formatNotes } from '@portfolio/tools/content/notes';
import { fromResume } from '@portfolio/tools/import/fromResume';
import { linkedInExport } from '@portfolio/tools/import/linkedInExport';
import { readSource } from '@portfolio/tools/import/readSource';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { zipWith } from './zipWith.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const profile = 'First Name,Last Name,Headline\nAda,Byron,Analyst\n';

/** The content and the notes that a source gives. */
async function imported(source: string) {
  const read = await readSource(source);
  if ('repositories' in read) throw new Error('These are repositories');
  const { content, notes, notImported } = fromResume(read.resume, { year: 2025 });
  expect(validateContent(content)).toEqual([]);
  return { content, notes: formatNotes([...read.notes, ...notes]), notImported };
}

/** The path of a folder with these files, and with a profile unless there is one. */
function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = freshFolder();
  for (const [name, data] of Object.entries({ 'Profile.csv': profile, ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), data);
  }
  return folder;
}

test("an export's zip becomes a portfolio with its facts", async () => {
  const { content } = await imported(here('LinkedInDataExport.zip'));
  expect(content.owner).toMatchObject({
    name: 'Katharina von Öhrn',
    email: 'katharina@example.com',
    address: { city: 'Musterort', country: 'Germany' },
    profiles: [
      { network: 'GitHub', url: 'https://github.example.com/katharina' },
      { network: 'X', url: 'https://x.com/katharinaexample' },
    ],
  });
  expect(content.site.url).toBe('https://katharina.example.com');
  expect(content.about.bio).toHaveLength(2);
  expect(content.experience.map(({ title, start, end }) => [title, start, end])).toEqual([
    ['Lead Analyst', '2023-09', undefined],
    ['Analyst', '2021-06', '2023-08'],
    ['Data Analytics Intern', '2020', '2021'],
  ]);
  expect(content.experience[0]?.description).toEqual([
    'Led the team.',
    'Shipped X, with care',
    'Mentored Y',
  ]);
  expect(content.experience[2]?.description).toEqual(['Reporting • Dashboards • SQL']);
  expect(content.languages).toEqual([
    { name: 'German', level: 'Native or bilingual' },
    { name: 'Arabic', level: 'Native or bilingual' },
    { name: 'Latin' },
  ]);
  expect(content.certifications.map(({ title }) => title)).toContain('Blockchain Basics (2)');
  expect(content.certifications.find(({ title }) => title === 'PySpark')?.url).toBe(
    'https://verify.example.com/AAAAAAAA',
  );
});

test('an unpacked export of 2018 becomes one, too', async () => {
  const { content, notes } = await imported(here('linkedIn2018'));
  expect(content.owner.address).toEqual({ city: 'Velnagar', country: 'India' });
  expect(content.owner.profiles.map(({ url }) => url)).toEqual([
    'https://fights.example.com/profile/arun/',
    'https://x.com/arunexample',
  ]);
  expect(content.projects[0]?.demoUrl).toBe('http://social.example.com/index.php/main');
  expect(notes).toContain('basics.email: is missing');
});

test('nothing private of an export is published, and each part is named', async () => {
  for (const source of [here('linkedIn2018'), here('LinkedInDataExport.zip')]) {
    const { content, notes, notImported } = await imported(source);
    const text = JSON.stringify([content, notImported]);
    expect(text).not.toMatch(/1990|00000 Muster|7300000000|151 0000|arun00000play|Omar|Jane/);
    expect(notes).toMatch(/Phone ?Numbers\.csv: isn't opened/);
    expect(notes).toMatch(/(?:Birth Date|Address): is private/);
  }
});

test("other people's files in an export are never opened", async () => {
  const closed = [
    'Connections.csv',
    'messages.csv',
    'Invitations.csv',
    'Recommendations_Received.csv',
    'Endorsement_Received_Info.csv',
    'ImportedContacts.csv',
    'PhoneNumbers.csv',
    'Registration.csv',
    'photo.jpg',
  ];
  const entries = closed.map((path) => ({
    path,
    size: 1,
    read: () => Promise.reject(new Error(`${path} was opened`)),
  }));
  const own = { path: 'Profile.csv', size: 1, read: async () => Buffer.from(profile) };
  const { notes } = await linkedInExport('export.zip', [...entries, own]);
  expect(notes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(closed.filter((path) => path.endsWith('.csv'))),
  );
});

const table = 'Name,Proficiency\nČesky,\nDeutsch – ärztlich,NATIVE_OR_BILINGUAL\n';
const latin1 = table.replace('Česky', 'Español');

test.each<[string, Uint8Array, string]>([
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`), 'Česky'],
  ['lines that end in CRLF', Buffer.from(table.replaceAll('\n', '\r\n')), 'Česky'],
  ['lines that end in CR', Buffer.from(table.replaceAll('\n', '\r')), 'Česky'],
  ['semicolons', Buffer.from(table.replaceAll(',', ';')), 'Česky'],
  ["Excel's line about separators", Buffer.from(`sep=;\n${table.replaceAll(',', ';')}`), 'Česky'],
  ['notes above the header', Buffer.from(`Notes:\n"Some, of\nthem"\n\n${table}`), 'Česky'],
  [
    'capitals in the header',
    Buffer.from(table.replace('Name,Proficiency', 'NAME,proficiency')),
    'Česky',
  ],
  // 0x96 is a dash in Windows-1252 and nothing in ISO 8859-1.
  ['Windows-1252', Buffer.from(latin1.replace('–', '\x96'), 'latin1'), 'Español'],
])('a file is read with %s', async (_name, bytes, first) => {
  const { content } = await imported(folderWith({ 'Languages.csv': bytes }));
  expect(content.languages).toEqual([
    { name: first },
    { name: 'Deutsch – ärztlich', level: 'Native or bilingual' },
  ]);
});

test('the owner hears of a file that was read as Windows-1252', async () => {
  const file = Buffer.from('Name\nCaf\xe9\n', 'latin1');
  const { content, notes } = await imported(folderWith({ 'Skills.csv': file }));
  expect(content.skillCategories[0]?.skills[0]?.name).toBe('Café');
  expect(notes).toContain("Skills.csv: isn't UTF-8: it was read as Windows-1252");
});

test.each([
  'PORTFOLIO:https://ada.example.com, BLOG:https://blog.example.com/a,b',
  '[PORTFOLIO:https://ada.example.com],[BLOG:https://blog.example.com/a,b]',
  'PORTFOLIO:(https://ada.example.com), BLOG:(https://blog.example.com/a,b)',
  '[PERSONAL:ada.example.com],[My blog #1:https://blog.example.com/a,b]',
  'https://blog.example.com/a,b, Portfolio:ada.example.com',
])('websites are found in %s', async (websites) => {
  const cells = { 'First Name': 'Ada', 'Last Name': 'Byron', Headline: 'A', Websites: websites };
  const { content } = await imported(folderWith({ 'Profile.csv': Papa.unparse([cells]) }));
  expect(content.site.url).toBe('https://ada.example.com');
  expect(content.owner.profiles.map(({ url }) => url)).toEqual(['https://blog.example.com/a,b']);
});

test.each<[string, string, object]>([
  ['Munich, Bavaria, Germany', '', { city: 'Munich', region: 'Bavaria', country: 'Germany' }],
  ['Velnagar', 'India', { city: 'Velnagar', country: 'India' }],
  ['Austin, Texas', 'United States', { city: 'Austin', region: 'Texas', country: 'United States' }],
  ['San Francisco Bay Area', '', { city: 'San Francisco Bay Area' }],
])('the place %s, %s has its parts', async (location, country, address) => {
  const cells = { 'First Name': 'A', 'Last Name': 'B', Headline: 'C', 'Geo Location': location };
  const csv = Papa.unparse([{ ...cells, Country: country }]);
  const { content } = await imported(folderWith({ 'Profile.csv': csv }));
  expect(content.owner.address).toEqual(address);
});

test.each([
  ['Led it.  - One, two  - Three', ['Led it.', 'One, two', 'Three']],
  ['Led it.  • One  • Two', ['Led it.', 'One', 'Two']],
  ['Led it.  1. One  2) Two', ['Led it.', '1. One', '2) Two']],
  ['Churn is  -5 % now.', ['Churn is -5 % now.']],
  ['Led it. It grew - and held.  It stays.', ['Led it. It grew - and held. It stays.']],
])('points that an export joined are points again: %s', async (text, points) => {
  const row = {
    'Company Name': 'Acme',
    Title: 'Lead',
    Description: text,
    'Started On': 'May 2020',
  };
  const { content } = await imported(folderWith({ 'Positions.csv': Papa.unparse([row]) }));
  expect(content.experience[0]?.description).toEqual(points);
});

test("an award's description stays one line as it is", async () => {
  const row = { Title: 'Medal', Description: 'For x  - and y', 'Issued On': 'Jan 2020' };
  const { content } = await imported(folderWith({ 'Honors.csv': Papa.unparse([row]) }));
  expect(content.awards).toEqual([
    { title: 'Medal', description: 'For x - and y', date: '2020-01' },
  ]);
});

test.each([
  ['a@example.com,Yes,No\nb@example.com,Yes,Yes', 'b@example.com'],
  ['a@example.com,No,No\nb@example.com,Yes,No', 'b@example.com'],
  ['a@example.com,No,Yes\nb@example.com,Yes,No', 'a@example.com'],
  ['a@example.com,,', 'a@example.com'],
])('the primary e-mail address is on the site: %s', async (rows, email) => {
  const csv = `Email Address,Confirmed,Primary\n${rows}\n`;
  const { content } = await imported(folderWith({ 'Email Addresses.csv': csv }));
  expect(content.owner.email).toBe(email);
});

test('what has no place is listed by its section and its column', async () => {
  const positions = `Notes:\n"Two\nlines"\n\nCompany Name,Title,Description,Started On,Karma
Acme,Lead,"a\n\nb",Jan 2020,
Acme,Analyst,,2019,7
`;
  const emails = 'Email Address,Confirmed,Primary\na@example.com,Yes,Yes\nb@example.com,Yes,No\n';
  const files = { 'Positions.csv': positions, 'Email Addresses.csv': emails };
  const { notImported } = await imported(folderWith(files));
  expect(notImported).toMatchObject({
    'work[1].Karma': '7',
    'emails[0].email': 'b@example.com',
  });
});

test('a quotation mark that is never closed is reported with its row', async () => {
  const folder = folderWith({ 'Skills.csv': 'Name\nPython\n"SQL\n' });
  await expect(readSource(folder)).rejects.toThrow(
    "Skills.csv row 3: isn't valid CSV: a quotation mark is never closed",
  );
});

test.each([
  ['other columns', Buffer.from('Fähigkeit\nPython\n')],
  ['UTF-16', Buffer.from('\ufeffName\nPython\n', 'utf16le')],
])('a file with %s is left out, and named', async (_what, bytes) => {
  const { content, notes } = await imported(folderWith({ 'Skills.csv': bytes }));
  expect(content.skillCategories).toEqual([]);
  expect(notes).toContain('Skills.csv: is left out, because it has none of the columns Name');
});

test('files are found in folders, with any capitals, and as a second download', async () => {
  const { content } = await imported(
    folderWith({
      'Export/SKILLS.CSV': 'Name\nPython\n',
      'Export/More/Honors (1).csv': 'Title,Description,Issued On\nMedal,,Jan 2020\n',
      'Volunteering Experiences.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Driver,,2019,,\n',
    }),
  );
  expect(content.skillCategories[0]?.skills[0]?.name).toBe('Python');
  expect(content.experience[0]).toMatchObject({ company: 'Red Cross', kind: 'volunteering' });
});

test('400 certificates, some with the same name, each have an address of their own', async () => {
  const rows = Array.from({ length: 400 }, (_, index) => ({
    Name: `Course: Part ${index % 7} ®`,
    Url: '',
    Authority: 'Uclass',
    'Started On': 'Jan 2015',
    'License Number': String(index),
  }));
  const { content } = await imported(folderWith({ 'Certifications.csv': Papa.unparse(rows) }));
  expect(new Set(content.certifications.map(({ title }) => title)).size).toBe(400);
});

test('a profile alone is enough', async () => {
  const file = join(freshFolder(), 'Profile.csv');
  writeFileSync(file, profile);
  expect((await imported(file)).content.owner.name).toBe('Ada Byron');
});

test.each([
  [
    'Positions.csv',
    'Company Name,Title\nAcme,Lead\n',
    /Positions\.csv: has no Profile\.csv with your name/,
  ],
  ['Profile.csv', 'First Name,Last Name,URL\nOmar,N,\n', /Profile\.csv: has no Profile\.csv with/],
  ['page.json', '<!doctype html><p>Not found', /page\.json: line 1, column 1: isn't valid JSON/],
  ['notes.txt', 'Hello', /notes\.txt: line 1, column 1: isn't valid JSON/],
])('the single file %s is refused with the remedy', async (name, text, message) => {
  const file = join(freshFolder(), name);
  writeFileSync(file, text);
  await expect(readSource(file)).rejects.toThrow(message);
});

test('a file that is too large is refused before it is read', async () => {
  const file = join(freshFolder(), 'Profile.csv');
  writeFileSync(file, profile);
  truncateSync(file, 60_000_000);
  await expect(readSource(file)).rejects.toThrow(
    'Profile.csv: has 60 MB, and the import reads 20 MB: is it the right file?',
  );
});

test('a folder without a profile, or with two, is refused with the remedy', async () => {
  await expect(readSource(freshFolder())).rejects.toThrow(/has no Profile\.csv with your name/);
  await expect(readSource(folderWith({ 'old/Profile.csv': profile }))).rejects.toThrow(
    /has 2 files Profile\.csv: import the folder or zip of one export only/,
  );
});

const ownFile = { name: 'Profile.csv', text: profile };

test.each<[string, () => string, RegExp]>([
  [
    'needs a password',
    () => zipWith({ ...ownFile, encrypted: true }),
    /Profile\.csv needs a password: unpack the zip/,
  ],
  [
    'states a size that no export has',
    () => zipWith(ownFile, { name: 'Skills.csv', text: 'Name', size: 4e9 }),
    /export\.zip: has 4,001 MB, and the import reads 20 MB/,
  ],
  [
    'has many large files',
    () => {
      const part = (number: number) => ({
        name: `Skills (${number}).csv`,
        text: 'Name',
        size: 9e6,
      });
      return zipWith(ownFile, part(1), part(2), part(3));
    },
    /export\.zip: has 28 MB, and the import reads 20 MB/,
  ],
  [
    'unpacks to more than it states',
    () => zipWith({ ...ownFile, text: 'A'.repeat(1_000_000), size: 100 }),
    /cannot be read as a zip .*: download it again, or unpack it/,
  ],
  [
    'leads out of its folder',
    () => zipWith({ ...ownFile, name: '../../Profile.csv' }),
    /cannot be read as a zip .*relative path/,
  ],
  [
    'is cut off',
    () => {
      const file = join(freshFolder(), 'export.zip');
      writeFileSync(file, 'PK\x03\x04 and no more');
      return file;
    },
    /export\.zip: cannot be read as a zip/,
  ],
  ['has nothing in it', () => zipWith(), /has no Profile\.csv with your name/],
])('a zip that %s is refused with the remedy', async (_name, zip, message) => {
  await expect(readSource(zip())).rejects.toThrow(message);
});

test("a locked file of other people's in a zip stops nothing", async () => {
  const zip = zipWith(ownFile, { name: 'messages.csv', text: 'x', encrypted: true, size: 4e9 });
  expect((await imported(zip)).content.owner.name).toBe('Ada Byron');
});

test('any cells, however they are separated, come back as they are or are noted', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 });
  const row = fc.record({ 'Company Name': cell, Title: cell, Description: cell, Location: cell });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 4 }),
      fc.constantFrom(',', ';'),
      async (rows, delimiter) => {
        const dated = rows.map((each) => ({ ...each, 'Started On': 'May 2020' }));
        const csv = Papa.unparse(dated, { delimiter, quotes: true });
        const entries = Object.entries({ 'Profile.csv': profile, 'Positions.csv': csv });
        const { resume } = await linkedInExport(
          'export',
          entries.map(([path, text]) => ({ path, size: 1, read: async () => Buffer.from(text) })),
        );
        const titles = Object(resume).work?.map(({ position }: { position?: string }) => position);
        expect(titles ?? []).toEqual(rows.map(({ Title }) => Title.trim() || undefined));
        const { content } = fromResume(resume, { year: 2025 });
        expect(validateContent(content)).toEqual([]);
      },
    ),
    { numRuns: 50 },
  );
});
