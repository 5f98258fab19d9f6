import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runFolder } from '../harness/runFolder.ts';

const run = promisify(execFile);

/** Where the production server of `playwright.config.ts` keeps its data. */
const dataFolder = join(runFolder(), 'production');

/** A row of `contact_messages` as the owner's inbox prints it. */
export interface StoredMessage {
  name: string;
  phone: string;
  social: string | null;
  email: string;
  message: string;
  inquiry_type: string | null;
  created_at: string;
}

/** The messages in Postgres whose text contains `part`, newest first, as `npm run inbox` has them. */
export async function readInbox(part: string): Promise<StoredMessage[]> {
  const { stdout } = await run('npm', ['run', '--silent', 'inbox', '--', '--json'], {
    env: { ...process.env, PORTFOLIO_DATA_DIR: dataFolder },
  });
  const messages = JSON.parse(stdout) as StoredMessage[];
  return messages.filter(({ message }) => message.includes(part));
}
