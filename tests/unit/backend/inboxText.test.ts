import { contactFields, type StoredContactMessage } from '@portfolio/data/contact/contactMessage';
import { safeJson, safeLine } from '@portfolio/data/values/safeText';
import { formatMessages } from '@portfolio/tools/inbox/format';
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const options = { columns: 60, label: '.portfolio' };

function row(differences: Partial<StoredContactMessage> = {}): StoredContactMessage {
  return {
    id: 1,
    name: 'Ada Lovelace',
    phone: '+44 20 7946 0000',
    social: '@ada',
    email: 'ada@example.com',
    message: 'I would like to talk about engines, and about what they might one day do.',
    inquiry_type: 'Project Collaboration',
    created_at: '2026-11-21T09:05:00.123+00:00',
    ...differences,
  };
}

beforeEach(() => vi.stubEnv('TZ', 'Asia/Kolkata'));
afterEach(() => vi.unstubAllEnvs());

describe('the owner reads', () => {
  test('each message with its facts, the local time and wrapped text, and how many there are', () => {
    const messages = [
      row({ id: 2 }),
      row({ social: '', inquiry_type: null, message: 'Hi\n\nthere' }),
    ];
    expect(formatMessages({ messages, total: 2 }, options)).toMatchInlineSnapshot(`
      "── 21 Nov 2026, 14:35 ────────────────────────────────────
      Name     Ada Lovelace
      Phone    +44 20 7946 0000
      Email    ada@example.com
      Inquiry  Project Collaboration
      Social   @ada
      Message  I would like to talk about engines, and about what
             ↳ they might one day do.

      ── 21 Nov 2026, 14:35 ────────────────────────────────────
      Name     Ada Lovelace
      Phone    +44 20 7946 0000
      Email    ada@example.com
      Message  Hi

               there

      2 messages, newest first (.portfolio)"
    `);
  });

  test('that there are none yet, and from which source', () => {
    expect(formatMessages({ messages: [], total: 0 }, options)).toBe(
      'No messages yet (.portfolio). Messages from the contact form show here.',
    );
  });

  test.each([
    [1, 1, '1 message, newest first (.portfolio)'],
    [1, 7, 'The newest 1 of 7 messages, newest first (.portfolio)'],
  ])('%i of %i', (shown, total, line) => {
    const messages = Array.from({ length: shown }, () => row());
    expect(formatMessages({ messages, total }, options).split('\n').at(-1)).toBe(line);
  });
});

describe('a stranger cannot take over the terminal', () => {
  // Characters that a terminal may show: no control character but the line feed, nothing that
  // reverses text.
  const harmless = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u;

  test('with any text in any column', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (one, two) => {
        const messages = [row({ name: one, email: two, social: two, message: one })];
        const printed = formatMessages({ messages, total: 1 }, options);
        return printed.split('\n').every((line) => harmless.test(line));
      }),
    );
  });

  test('with escape sequences, which show as marks', () => {
    expect(safeLine('\u001b[2J\u009b31mred\u0007 \u202egnp.exe')).toBe('�[2J�31mred� �gnp.exe');
    const messages = [row({ message: 'over\rwritten\u001b[1A' })];
    const printed = formatMessages({ messages, total: 1 }, options);
    expect(printed).toContain('Message  over\n         written�[1A\n');
  });

  test('with --json either, which still holds the very same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const json = safeJson([{ message: `\u009b${text}\u202e` }]);
        expect(json.split('\n').filter((line) => !harmless.test(line))).toEqual([]);
        expect(JSON.parse(json)).toEqual([{ message: `\u009b${text}\u202e` }]);
      }),
    );
  });
});

/** The rows that a terminal of so many columns shows after this was printed. */
async function rowsOnScreen(printed: string, cols: number): Promise<string[]> {
  const terminal = new xterm.Terminal({
    cols,
    rows: 5,
    scrollback: 10_000,
    allowProposedApi: true,
  });
  await new Promise<void>((done) => terminal.write(printed.replaceAll('\n', '\r\n'), done));
  const { active } = terminal.buffer;
  const rows = Array.from({ length: active.length }, (_, index) =>
    (active.getLine(index)?.translateToString() ?? '').trimEnd(),
  );
  terminal.dispose();
  return rows;
}

describe('a stranger cannot imitate our own lines', () => {
  const texts = Object.values(contactFields).map(({ column }) => column);
  const labels = ['Name', 'Phone', 'Email', 'Inquiry', 'Social', 'Message'];

  /** The rows of one message of which every text is this, without the row above and below it. */
  async function rowsOf(text: string, columns: number) {
    const message = row(Object.fromEntries(texts.map((field) => [field, text])));
    const printed = formatMessages({ messages: [message], total: 1 }, { columns, label: 'x' });
    const [_rule, ...rows] = await rowsOnScreen(printed, columns);
    return rows.slice(0, rows.lastIndexOf('', -2));
  }

  /** Without the rows of the text, which begin next to the labels, those of the labels are left. */
  async function expectOurLabels(text: string, columns: number) {
    const ours = (await rowsOf(text, columns)).filter((line) => !/^(?: {7}↳ ?| {9}|$)/.test(line));
    expect(ours.map((line) => line.slice(0, 9).trim())).toEqual(labels);
  }

  const fake = 'Name     Somebody else';
  test.each([
    ['many spaces', `Ada${' '.repeat(68)}${fake}`],
    [
      'a long word of no-break spaces',
      `Ada${'\u00a0'.repeat(68)}${fake.replaceAll(' ', '\u00a0')}`,
    ],
    ['wide spaces', `Ada${'\u3000'.repeat(34)}${fake}`],
    ['wide characters', `${'一'.repeat(36)}${fake.replaceAll(' ', '\u00a0')}`],
    ['emoji of several characters', `${'👩‍👩‍👧‍👦'.repeat(9)}${'🇩🇪'.repeat(18)}${fake}`],
    ['marks that take no room', `${'a\u0301'.repeat(71)}${fake}`],
    ['marks that few terminals know', `${'a\u{110ba}'.repeat(36)}${fake}`],
    ['characters without a shape', `${'a\u200b\u2060\u00ad'.repeat(30)}${fake}`],
    ['tabs', `Ada${'\t'.repeat(9)}${fake}`],
    ['lines of its own', `Hello\n${fake}\n── 21 Nov 2026, 14:35 ───────\r${fake}`],
    ['right-to-left text', `${'שלום '.repeat(15)}${fake} ${'مرحبا'.repeat(20)}${fake}`],
    ['an endless word', fake.replaceAll(' ', '_').repeat(40)],
    ['signs of ambiguous width', `${'㉈'.repeat(36)}${fake}`],
    ['one endless emoji', `${'👩‍'.repeat(200)}${fake}`],
  ])('with %s, on any screen', async (_what, text) => {
    for (const columns of [80, 40, 20, 11]) await expectOurLabels(text, columns);
  });

  test('with anything else', async () => {
    const unit = fc.oneof(
      fc.constantFrom(
        ...' \u00a0\u3000\u200d\ufe0f\u0301─字🇩👩ﷺ\u1100\u1160क्',
        'Name     ',
        '\n',
        'Email    ',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { minLength: 1, maxLength: 300 }).map((parts) => `.${parts.join('')}`),
        fc.integer({ min: 11, max: 100 }),
        expectOurLabels,
      ),
    );
  });
});

describe('wrapping', () => {
  /** The text of the only message, with its rows joined as they are marked. */
  const unwrapped = (message: string, columns: number) =>
    formatMessages({ messages: [row({ message })], total: 1 }, { columns, label: 'x' })
      .replace(/^.*Message {2}/s, '')
      .replace(/\n\n1 message.*$/, '');

  test('keeps every word, and breaks between words', () => {
    fc.assert(
      fc.property(
        fc.lorem({ maxCount: 60 }),
        fc.integer({ min: 30, max: 100 }),
        (text, columns) => {
          expect(unwrapped(text, columns).replaceAll('\n       ↳ ', ' ')).toBe(text);
        },
      ),
    );
  });

  test('breaks a word that is longer than a row, and leaves composed characters whole', () => {
    const word = 'देवनागरी👩‍👩‍👧‍👦e\u0301'.repeat(20);
    const rows = unwrapped(word, 40).split('\n       ↳ ');
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.join('')).toBe(word);
    const ends = [...new Intl.Segmenter().segment(word)].map(({ index }) => index);
    let end = 0;
    for (const line of rows) {
      expect(ends).toContain(end);
      end += line.length;
    }
  });

  test('leaves the lines and the indentation as the visitor wrote them', () => {
    expect(unwrapped('a list:\n  - one\n\n  - two', 80)).toBe(
      'a list:\n           - one\n\n           - two',
    );
  });
});
