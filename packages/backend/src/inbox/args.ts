import { parseArgs } from 'node:util';
import { OwnerError } from '@portfolio/data/OwnerError';
import { errorText } from '../errors.ts';

export const usage = `Shows the messages that the contact form has taken, newest first.

  npm run inbox                      all messages
  npm run inbox -- --limit 10        the newest ten
  npm run --silent inbox -- --json   an array of rows, for programs

With SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY set, here or in .env, the messages are the hosted
project's. Otherwise they are those of npm start and npm run dev on this machine.`;

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  json: { type: 'boolean', default: false },
  limit: { type: 'string', default: 'Infinity' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [firstSentence] = errorText(error).split('. ');
    throw new OwnerError(`${firstSentence}: npm run inbox -- --help lists the options.`);
  }
}

/**
 * Reads the command line. Its `limit` is how many messages are shown at most, the newest.
 * @throws OwnerError when something on it is not understood
 */
export function readArgs(args: string[]) {
  const { limit, ...others } = parse(args);
  if (!/^([1-9]\d{0,8}|Infinity)$/.test(limit)) {
    throw new OwnerError(`--limit must be a whole number of messages, but is "${limit}".`);
  }
  return { ...others, limit: Number(limit) };
}
