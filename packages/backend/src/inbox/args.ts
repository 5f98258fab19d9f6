import { parseArgs } from 'node:util';
import { InboxProblem } from './problem.ts';

/** What the inbox was asked for. */
export interface InboxArgs {
  help: boolean;
  json: boolean;
  /** How many messages at most, the newest; without one, all. */
  limit: number | undefined;
}

export const usage = `Shows the messages that the contact form has taken, newest first.

  npm run inbox                      all messages
  npm run inbox -- --limit 10        the newest ten
  npm run --silent inbox -- --json   an array of rows, for programs

With SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY set, here or in .env, the messages are the hosted
project's. Otherwise they are those of npm start and npm run dev on this machine.`;

function parseLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InboxProblem(`--limit must be a whole number of messages, but is "${text}".`);
}

/**
 * Reads the command line.
 * @throws InboxProblem when something on it is not understood
 */
export function readArgs(args: string[]): InboxArgs {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        limit: { type: 'string' },
      },
    });
    return { help: values.help, json: values.json, limit: parseLimit(values.limit) };
  } catch (error) {
    if (error instanceof InboxProblem) throw error;
    const [firstSentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new InboxProblem(`${firstSentence}: npm run inbox -- --help lists the options.`);
  }
}
