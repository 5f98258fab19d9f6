import {
  type ContactMessage,
  contactFields,
  inquiryTypes,
  MIN_MESSAGE_LENGTH,
  toContactRow,
  validateContactMessage,
} from '@portfolio/data/contact/contactMessage';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../harness/tiers.ts';
import { completeMessage, fieldExamples } from '../unit/data/contactExamples.ts';
import { listBackends, shareBackend } from './support/backends.ts';
import { send } from './support/rest.ts';
import { listDatabases, type Sql } from './support/sql.ts';

const wave = '👋';

/** Values at the edges of the rules. */
const edges: [keyof ContactMessage, string][] = [
  ...fieldExamples.map(([field, value]): [keyof ContactMessage, string] => [field, value]),
  ['name', '\u00a0\ufeff\u3000\u2028'],
  ['name', '\u0085'],
  ['name', '\u200b'],
  ['name', '\u180e'],
  ['name', '\u001f'],
  ['name', 'a\0b'],
  ['name', '\ud83d'],
  ['name', 'left \u202egnirts\u202c right'],
  ['name', 'n'.repeat(200)],
  ['name', 'n'.repeat(201)],
  ['name', wave.repeat(200)],
  ['name', wave.repeat(201)],
  ['phone', '0123'],
  ['phone', '+1234567890123456'],
  ['phone', '\t+1\u00a0202\u2003555\u30000123\n'],
  ['phone', '+1\u0085202'],
  ['phone', '+1\u200b202'],
  ['phone', '١٢٣'],
  ['phone', '１２３'],
  ['phone', `5${' '.repeat(49)}`],
  ['phone', `5${' '.repeat(50)}`],
  ['phone', '5\n'],
  ['email', 'a@..c'],
  ['email', 'a@b..'],
  ['email', 'a@b.c\n'],
  ['email', 'a@b.c\n<script>'],
  ['email', 'a\u2009@b.c'],
  ['email', 'a\u0085@b.c'],
  ['email', 'ä@bücher.例え'],
  ['email', `${wave}@b.c`],
  ['email', `${'a'.repeat(316)}@b.c`],
  ['email', `${'a'.repeat(317)}@b.c`],
  ['message', '   too short   '],
  ['message', `${'\n'.repeat(20)}too short${'\n'.repeat(20)}`],
  ['message', wave.repeat(9)],
  ['message', wave.repeat(10)],
  ['message', 'm'.repeat(10_000)],
  ['message', 'm'.repeat(10_001)],
  ['message', `NUL in the middle\0 of it`],
  ['message', `half a pair in it \udc4b`],
  ['message', `${'\u0301'.repeat(10)}`],
  ['social', 's'.repeat(500)],
  ['social', 's'.repeat(501)],
  ['social', '\0'],
  ...inquiryTypes.map((type): [keyof ContactMessage, string] => ['inquiryType', type]),
  ['inquiryType', 'Mentorship '],
  ['inquiryType', 'mentorship'],
  ['inquiryType', 'Something else'],
  ['inquiryType', '\0'],
];

const isAccepted = (message: ContactMessage) =>
  Object.keys(validateContactMessage(message)).length === 0;

describe.each(listBackends())('over HTTP to $name, the table agrees with the form', (kind) => {
  const backend = shareBackend(kind, { unlimited: true });

  test.each(edges)('about the %s %j', async (field, value) => {
    const message = { ...completeMessage, [field]: value };
    const { status } = await send(backend(), toContactRow(message));
    expect(status).toBe(isAccepted(message) ? 201 : 400);
  });
});

/** Characters that one of the two might take for something else. */
const trickyCharacter = fc.oneof(
  fc.constantFrom(...' \t\n\v\f\r\0\u0085\u00a0\u1680\u180e\u200b\u2007\u2028\u202e\u2066\ufeff'),
  fc.constantFrom('@', '.', '+', '0', '1', '9', 'a', 'é', 'e\u0301', '١', '例', wave, '\ud83d'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const trickyText = fc.oneof(
  fc.array(trickyCharacter, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
/** A text that is nearly right: something put in, somewhere. */
const nearly = (right: fc.Arbitrary<string>) =>
  fc.tuple(right, fc.nat(), fc.oneof(fc.constant(''), trickyText)).map(([text, at, added]) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + added + text.slice(place);
  });
const long = (length: number) =>
  fc
    .tuple(fc.constantFrom('x', wave, ' ', 'é'), fc.integer({ min: length - 2, max: length + 2 }))
    .map(([character, count]) => character.repeat(count));

const anyMessage: fc.Arbitrary<ContactMessage> = fc.oneof(
  // One field is varied, so that the others don't decide.
  ...(
    [
      ['name', fc.oneof(trickyText, nearly(fc.constant('Ada')), long(200))],
      ['phone', fc.oneof(trickyText, nearly(fc.stringMatching(/^\+?[ \d]{0,18}$/)), long(50))],
      [
        'email',
        fc.oneof(
          trickyText,
          nearly(fc.emailAddress()),
          long(320).map((x) => `${x}@b.c`),
        ),
      ],
      ['social', fc.oneof(trickyText, long(500))],
      ['inquiryType', fc.oneof(nearly(fc.constantFrom('', ...inquiryTypes)), trickyText)],
      ['message', fc.oneof(trickyText, nearly(fc.constant('ten chars.')), long(10_000))],
    ] as const
  ).map(([field, value]) => value.map((text) => ({ ...completeMessage, [field]: text }))),
);

/** The SQL that PostgREST runs for an insert, which returns whether the table took it; nothing stays. */
const judge = `
  create function pg_temp.judge(body text) returns boolean language plpgsql as $$
  begin
    set local role anon;
    insert into public.contact_messages (name, phone, social, email, message, inquiry_type)
      select name, phone, social, email, message, inquiry_type
      from json_populate_record(null::public.contact_messages, body::json);
    raise sqlstate 'UNDO0';
  exception
    when sqlstate 'UNDO0' then return true;
    when check_violation or untranslatable_character or invalid_text_representation then
      return false;
  end
  $$`;

describe.each(listDatabases())('in $name, the table agrees with the form', ({ open }) => {
  let sql: Sql;
  beforeAll(async () => {
    sql = await open();
    await sql.run(judge);
  });
  afterAll(() => sql.close());

  test('about its columns, their lengths and the types of inquiry', async () => {
    const columns = await sql.query<{ column: string; required: boolean; checks: string }>(`
      select attname as column, attnotnull as required,
        string_agg(pg_get_constraintdef(pg_constraint.oid), ' ') as checks
      from pg_attribute join pg_constraint on conrelid = attrelid and conkey = array[attnum]
      where attrelid = 'public.contact_messages'::regclass and contype = 'c'
        and has_column_privilege('anon', attrelid, attnum, 'insert')
      group by attname, attnotnull`);
    const limit = (checks: string) => /\(char_length\(\w+\) <= (\d+)\)/.exec(checks)?.[1];
    const inTable = columns.map(({ column, required, checks }) => [
      column,
      required,
      limit(checks) && Number(limit(checks)),
    ]);
    const inForm = Object.values(contactFields).map((field) => [
      field.column,
      field.required,
      'maxLength' in field ? field.maxLength : undefined,
    ]);
    expect(inTable.sort()).toEqual(inForm.sort());
    const checksOf = (name: string) => columns.find(({ column }) => column === name)?.checks ?? '';
    const known = [...checksOf('inquiry_type').matchAll(/'([^']+)'::text/g)];
    expect(known.map(([, type]) => type)).toEqual(inquiryTypes);
    expect(checksOf('message')).toContain(`trim_space(message)) >= ${MIN_MESSAGE_LENGTH}`);
  });

  test('about thousands of messages that nobody would think of', async () => {
    const messages = isFullRun ? 5_000 : 500;
    const verdicts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(anyMessage, async (message) => {
        const expected = isAccepted(message);
        const body = JSON.stringify(toContactRow(message));
        const [row] = await sql.query<{ judge: boolean }>('select pg_temp.judge($1)', [body]);
        expect({ message, accepted: row?.judge }).toEqual({ message, accepted: expected });
        verdicts[expected ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: messages },
    );
    // A test that only ever sees one of the two verdicts proves little.
    expect(Math.min(verdicts.accepted, verdicts.refused)).toBeGreaterThan(messages / 10);
  });
});
