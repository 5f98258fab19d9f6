import { PassThrough, Writable } from 'node:stream';
import type { OwnerError } from '@portfolio/data/validation/OwnerError';
import { askForAnswers, confirmOrStop } from '@portfolio/tools/import/prompts';
import { expect, test } from 'vitest';

/** A terminal at which somebody types, and what it shows. */
function terminal() {
  const input = new PassThrough();
  let shown = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      shown += chunk;
      done();
    },
  });
  Object.assign(output, { columns: 80, rows: 24, isTTY: true });
  /** Waits for a question, then types. */
  const answer = async (question: string, ...typed: string[]) => {
    await expect.poll(() => shown).toContain(question);
    for (const keys of typed) input.write(keys);
  };
  return { input, output, answer, shown: () => shown };
}

test('each answer is checked as it is typed, and optional ones may be empty', async () => {
  const { answer, shown, ...streams } = terminal();
  const answers = askForAnswers(streams);
  // Down from English, and there is Spanish.
  await answer('Which language do you write in?', '\x1b[B', '\r');
  await answer('Your full name', '\r');
  await answer('Must be text', 'Asha Rao\r');
  await answer('What you do', 'Analyst\r');
  await answer('Your e-mail address', 'asha\r');
  await answer('Must be an e-mail address', '@asharao.dev\r');
  await answer('Your city', 'Pune\r');
  await answer('Your country', 'India\r');
  await answer('Where your code is', '\r');
  await answer('professional network', '\r');
  await answer("The site's address", 'asharao\r');
  await answer('Must be a web address', '\x15asharao.dev\r');
  await answer('A few sentences', 'I count.\r');
  // Down from the sample's look, and there is the plain one.
  await answer('How should it look?', '\x1b[B', '\r');
  expect(await answers).toEqual({
    language: 'es',
    name: 'Asha Rao',
    title: 'Analyst',
    email: 'asha@asharao.dev',
    city: 'Pune',
    country: 'India',
    url: 'https://asharao.dev',
    about: 'I count.',
    look: 'plain',
  });
});

test('Ctrl+C stops, and changes nothing', async () => {
  const { answer, shown: _, ...streams } = terminal();
  const answers = askForAnswers(streams);
  await answer('Which language', '\r');
  await answer('Your full name', 'Asha Rao\r');
  await answer('What you do', 'Analyst\r');
  await answer('Your e-mail address', 'asha@asharao.dev\r');
  await answer('Your city', '\r');
  await answer('Your country', '\r');
  await answer('Where your code is', '\x03');
  await expect(answers).rejects.toThrow('Stopped; nothing was changed.');
});

test.each(['\x03', '\x04', '\x1b'])('%j stops the questions and says so', async (key) => {
  const { answer, shown: _, ...streams } = terminal();
  const answers = askForAnswers(streams);
  await answer('Which language', '\r');
  await answer('Your full name', 'Asha Rao\r');
  await answer('What you do', key);
  await expect(answers).rejects.toThrow('Stopped; nothing was changed.');
});

test.each([
  ['y', 'go on'],
  ['\r', 'Stopped; nothing was changed.'],
  ['\x03', 'Stopped; nothing was changed.'],
])('a question whether to go on, answered with %j: %s', async (keys, expected) => {
  const { answer, shown, ...streams } = terminal();
  const decided = confirmOrStop('Replace it?', streams).then(
    () => 'go on',
    (error: OwnerError) => error.message,
  );
  await answer('Replace it?', keys);
  expect(await decided).toBe(expected);
});
