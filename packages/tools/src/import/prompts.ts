import {
  type CommonOptions,
  confirm,
  isCancel,
  select,
  text,
  updateSettings,
} from '@clack/prompts';
import type { lookNames } from '@portfolio/data/schema/site';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { includedTags } from '@portfolio/words/included';
import { type Answers, type answerSchemas, parseAnswers, problemWith } from './answers.ts';

/** The terminal for the questions. Tests use their own. */
type Terminal = Pick<CommonOptions, 'input' | 'output'>;

// Without this, Ctrl+D would end the process without a message.
updateSettings({ aliases: { '\x04': 'cancel' } });

// A terminal that doesn't know its width reports 0, and each letter would get its own line.
if (process.stdout.isTTY) process.stdout.columns ||= 80;

type Field = Exclude<keyof typeof answerSchemas, 'language' | 'look' | 'form' | 'editor'>;

/** The answer to a question, unless the owner has stopped the questions. */
async function answerTo<Answer>(question: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await question;
  if (isCancel(answer)) throw new OwnerError('Stopped; nothing was changed.');
  return answer as Exclude<Answer, symbol>;
}

const questions: { field: Field; message: string; placeholder?: string }[] = [
  { field: 'name', message: 'Your full name' },
  { field: 'title', message: 'What you do', placeholder: 'Data analyst' },
  { field: 'email', message: 'Your e-mail address, which visitors see' },
  { field: 'city', message: 'Your city (empty: the site leaves it out)' },
  { field: 'country', message: 'Your country (empty: the site leaves it out)' },
  {
    field: 'code',
    message: 'Where your code is (empty: nowhere)',
    placeholder: 'https://github.com/name',
  },
  {
    field: 'network',
    message: 'Your profile on a professional network (empty: none)',
    placeholder: 'https://www.linkedin.com/in/name',
  },
  {
    field: 'url',
    message: "The site's address (empty: you don't know it yet)",
    placeholder: 'https://name.github.io',
  },
  { field: 'about', message: 'A few sentences about you' },
];

/**
 * Asks whether to go on. Enter means no.
 * @throws OwnerError when the answer is no
 */
export async function confirmOrStop(message: string, terminal: Terminal = {}): Promise<void> {
  if (await answerTo(confirm({ ...terminal, message, initialValue: false }))) return;
  throw new OwnerError('Stopped; nothing was changed.');
}

/**
 * Asks for the language of the texts.
 * @returns undefined for a language without words, or if there is no terminal
 */
export async function askForLanguage(terminal?: Terminal): Promise<string | undefined> {
  if (!terminal && !(process.stdin.isTTY && process.stdout.isTTY)) return undefined;
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const languages = includedTags.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
  const options = [...languages, { value: '', label: 'Another language' }];
  const message = 'Which language do you write in? Buttons, months and the résumé are in it, too.';
  return (
    (await answerTo(select({ ...terminal, message, options, initialValue: 'en' }))) || undefined
  );
}

const looks: Record<(typeof lookNames)[number], string> = {
  editorial: 'Editorial: serif headings, warm paper',
  plain: 'Plain: one sans, white, compact',
  technical: 'Technical: headings and labels of code, cool ink',
};

/** Asks how the site should look. Enter takes the sample's look. */
const askForLook = (terminal?: Terminal) =>
  answerTo(
    select({
      ...terminal,
      message: 'How should it look? You can change it at any time.',
      options: Object.entries(looks).map(([value, label]) => ({ value, label })),
    }),
  );

/** Asks for everything that a new site needs. */
export async function askForAnswers(terminal?: Terminal): Promise<Answers> {
  const answers: Partial<Record<Field | 'language' | 'look', string>> = {};
  const language = await askForLanguage(terminal);
  if (language) answers.language = language;
  for (const { field, message, placeholder } of questions) {
    const validate = (typed = '') => problemWith(field, typed);
    const options = { ...terminal, message, validate, ...(placeholder && { placeholder }) };
    answers[field] = (await answerTo(text(options))) ?? '';
  }
  answers.look = await askForLook(terminal);
  return parseAnswers(answers, 'What you typed');
}
