import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Message } from '@portfolio/backend/inbox/messages';
import { runFolder } from '../../harness/runFolder.ts';

const run = promisify(execFile);

/** Where the production server of `playwright.config.ts` keeps its data. */
const dataFolder = join(runFolder(), 'production');

/** The messages in Postgres whose text contains `part`, newest first, as `npm run inbox` has them. */
export async function readInbox(part: string): Promise<Message[]> {
  const { stdout } = await run('npm', ['run', '--silent', 'inbox', '--', '--json'], {
    env: { ...process.env, PORTFOLIO_DATA_DIR: dataFolder },
  });
  const messages = JSON.parse(stdout) as Message[];
  return messages.filter(({ message }) => message.includes(part));
}
