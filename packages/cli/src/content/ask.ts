import { homedir } from 'node:os';
import {
  type CommonOptions,
  confirm,
  intro,
  isCancel,
  log,
  outro,
  text,
  updateSettings,
} from '@clack/prompts';
import { type Answers, type answerSchemas, problemWith } from './answers.ts';
import { CommandProblem } from './problem.ts';

/** Where the questions are asked: the terminal, unless a test answers them. */
type Terminal = Pick<CommonOptions, 'input' | 'output'>;

// Ctrl+D ends what is typed, and with it would go the process, without a word.
updateSettings({ aliases: { '\x04': 'cancel' } });

type Field = keyof typeof answerSchemas;

/** The owner stopped the questions. */
class Stopped extends CommandProblem {
  constructor() {
    super('Stopped; nothing was changed.');
  }
}

const orStop = <Answer>(answer: Answer): Exclude<Answer, symbol> => {
  if (isCancel(answer)) throw new Stopped();
  return answer as Exclude<Answer, symbol>;
};

const questions: { field: Field; message: string; placeholder?: string }[] = [
  { field: 'name', message: 'Your full name' },
  { field: 'title', message: 'What you do', placeholder: 'Data analyst' },
  { field: 'email', message: 'Your e-mail address, which visitors see' },
  { field: 'city', message: 'Your city (empty: the site does not say)' },
  { field: 'country', message: 'Your country' },
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
    message: "The site's address (empty: you do not know it yet)",
    placeholder: 'https://name.github.io',
  },
  { field: 'about', message: 'A few sentences about you' },
];

/** A title in the terminal above all questions. */
export const greet = () => intro('A portfolio of your own. Ctrl+C stops, and changes nothing.');

/** A line below all questions. */
export const sayGoodbye = (message: string) => outro(message);

/** A path as people type it or drop it into a terminal: in quotes, or from their home folder. */
const pathIn = (typed: string) =>
  typed
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^~(?=[/\\])/, homedir());

/**
 * Asks for a JSON Resume file, again while it cannot be used; undefined when the owner has none.
 * @param problemWith what is wrong with the file, if anything is
 */
export async function askForResume(
  terminal: Terminal = {},
  problemWith: (file: string) => Promise<string | undefined> = async () => undefined,
): Promise<string | undefined> {
  const hasResume = orStop(
    await confirm({
      ...terminal,
      message: 'Do you have a resume.json (JSON Resume)?',
      initialValue: false,
    }),
  );
  while (hasResume) {
    const message = 'Where is it? (empty: go on without it)';
    const file = pathIn(orStop(await text({ ...terminal, message })) ?? '');
    if (file === '') break;
    const problem = await problemWith(file);
    if (problem === undefined) return file;
    log.error(problem, terminal);
  }
  return undefined;
}

/** Asks whether content that is the owner's own may be replaced. */
export async function askToReplace(folder: string, name: string): Promise<void> {
  const message = `${folder} holds the content of ${name}. Replace it? A copy is kept.`;
  if (!orStop(await confirm({ message, initialValue: false }))) throw new Stopped();
}

/** Asks for all that a new site cannot do without. */
export async function askForAnswers(terminal: Terminal = {}): Promise<Answers> {
  const answers: Partial<Record<Field, string>> = {};
  for (const { field, message, placeholder } of questions) {
    // Without a city there is no use for the country; with one it is needed.
    if (field === 'country' && answers.city === undefined) continue;
    const validate = (typed = '') =>
      field === 'country' && typed.trim() === ''
        ? 'City and country stand together.'
        : problemWith(field, typed);
    const answer = orStop(
      await text({ ...terminal, message, validate, ...(placeholder && { placeholder }) }),
    )?.trim();
    if (answer) answers[field] = answer;
  }
  return answers as Answers;
}
