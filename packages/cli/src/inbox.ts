import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirFrom, displayPath, repositoryRoot } from '@portfolio/backend/folder/paths';
import { formatMessages } from '@portfolio/backend/inbox/format';
import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { withLocalSource } from '@portfolio/backend/inbox/localSource';
import { type MessageSource, readMessages } from '@portfolio/backend/inbox/messages';
import { safeJson } from '@portfolio/data/safeText';
import { runCommand, UsageError } from './command.ts';

const usage = `Shows the messages that the contact form has taken, newest first.

  npm run inbox                      all messages
  npm run inbox -- --limit 10        the newest ten
  npm run --silent inbox -- --json   an array of rows, for programs

With SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY set, here or in .env, the messages are the hosted
project's. Otherwise they are those of npm start and npm run dev on this machine.

Exit code: 0 shown, 1 the messages cannot be read, 2 the command was used wrongly or could not run.`;

await runCommand({
  script: 'inbox',
  usage,
  options: { json: { type: 'boolean' }, limit: { type: 'string', default: 'Infinity' } },
  async run({ options: { json, limit } }) {
    if (!/^([1-9]\d{0,8}|Infinity)$/.test(String(limit))) {
      throw new UsageError(`--limit must be a whole number of messages, but is "${limit}".`);
    }
    const envFile = join(repositoryRoot, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const dataDir = dataDirFrom(process.env);
    const hosted = findHostedSource(process.env);
    const read = (source: MessageSource) => readMessages(source, Number(limit));
    const found = hosted ? await read(hosted) : await withLocalSource(dataDir, read);
    const list = found ?? { messages: [], total: 0 };
    const label = hosted?.label ?? displayPath(dataDir);
    // A terminal that does not know its width says 0.
    const columns = process.stdout.columns || 80;
    return json ? safeJson(list.messages, 2) : formatMessages(list, { columns, label });
  },
});
