import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readArgs } from '../../../supabase/inbox/args.ts';
import { formatMessages } from '../../../supabase/inbox/format.ts';
import type { Message } from '../../../supabase/inbox/messages.ts';
import { safeJson, safeLine, safeRows } from '../../../supabase/inbox/terminalText.ts';

const options = { columns: 60, label: '.portfolio' };

function row(differences: Partial<Message> = {}): Message {
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
      Email    ada@example.com
      Phone    +44 20 7946 0000
      Social   @ada
      Inquiry  Project Collaboration

        I would like to talk about engines, and about what they
        might one day do.

      ── 21 Nov 2026, 14:35 ────────────────────────────────────
      Name     Ada Lovelace
      Email    ada@example.com
      Phone    +44 20 7946 0000

        Hi

        there

      2 messages, newest first (.portfolio)"
    `);
  });

  test('that there are none yet, and where from', () => {
    expect(formatMessages({ messages: [], total: 0 }, options)).toBe(
      'No messages yet (.portfolio). What visitors send through the contact form shows here.',
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
  // What may stand in a terminal: no control character but the line feed, nothing that turns text round.
  const harmless = /^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u;

  test('with any text in any column', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, (one, two) => {
        const messages = [
          row({ name: one, email: two, social: two, message: one, created_at: two }),
        ];
        const printed = formatMessages({ messages, total: 1 }, options);
        return printed.split('\n').every((line) => harmless.test(line));
      }),
    );
  });

  test('with escape sequences, which show as marks', () => {
    expect(safeLine('\u001b[2J\u009b31mred\u0007 \u202egnp.exe')).toBe('�[2J�31mred� �gnp.exe');
    expect(safeRows('over\rwritten\u001b[1A', 80)).toEqual(['over', 'written�[1A']);
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

describe('wrapping', () => {
  test('keeps lines short, long words whole and every word there', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 5, max: 60 }), (text, width) => {
        const rows = safeRows(text, width);
        expect(rows.join(' ')).toBe(text);
        for (const line of rows) expect(line.length <= width || !line.includes(' ')).toBe(true);
      }),
    );
  });
});

describe('the command line', () => {
  test('takes --json, --limit and --help', () => {
    expect(readArgs(['--json', '--limit', '5'])).toEqual({ help: false, json: true, limit: 5 });
    expect(readArgs([])).toEqual({ help: false, json: false, limit: undefined });
    expect(readArgs(['-h']).help).toBe(true);
  });

  test.each(['0', '-1', '1.5', 'ten', ''])('refuses --limit=%s', (limit) => {
    expect(() => readArgs([`--limit=${limit}`])).toThrow(
      `--limit must be a whole number of messages, but is "${limit}".`,
    );
  });

  test.each([['--jsno'], ['surplus'], ['--limit'], ['--json=yes']])(
    'refuses %s in one line',
    (arg) => {
      expect(() => readArgs([arg])).toThrow(
        /^[^\n]+: npm run inbox -- --help lists the options\.$/,
      );
    },
  );
});
