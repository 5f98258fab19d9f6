import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirFrom } from '@portfolio/build/folders/dataFolder';
import { displayPath, repositoryRoot } from '@portfolio/build/folders/repository';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { safeJson, safeLine } from '@portfolio/data/values/safeText';
import { type CommandLine, runCommand, UsageError } from '../command.ts';
import { count } from '../count.ts';
import { confirmOrStop } from '../import/prompts.ts';
import { formatMessages } from './format.ts';
import { findHostedSource } from './hostedSource.ts';
import { withLocalSource } from './localSource.ts';
import { deleteMessages, type MessageSource, readMessages } from './messages.ts';

const usage = `Shows the messages that the contact form has taken, newest first.

  npm run inbox                      all messages
  npm run inbox -- --limit 10        the newest ten
  npm run inbox -- --from ADDRESS    those with this e-mail address of the sender
  npm run --silent inbox -- --json   an array of rows, for programs

For somebody who asks what you know about them, or wants it deleted:

  npm run --silent inbox -- --from ADDRESS --export   all that is stored about their messages, as JSON
  npm run inbox -- --from ADDRESS --delete            deletes it, after a question; without one: --yes

With SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY set, here or in .env, the messages are the hosted
project's. Otherwise they are those of npm start and npm run dev on this machine. Mails that you got about
messages are in your mailbox, and stay there.

Exit code: 0 done, 1 the messages cannot be read or deleted, 2 the command was used wrongly or could not
run.`;

/** The owner's choice on the command line. */
function choiceOf({ options }: CommandLine) {
  const { limit = 'Infinity', json, yes, export: exports, delete: deletes } = options;
  const from = options.from === undefined ? undefined : String(options.from).trim();
  const action = deletes ? '--delete' : exports ? '--export' : undefined;
  if (!/^([1-9]\d{0,8}|Infinity)$/.test(String(limit))) {
    throw new UsageError(`--limit must be a whole number of messages, but is "${limit}".`);
  }
  if (from !== undefined && !/^[^\s@]+@[^\s@]+$/.test(from)) {
    throw new UsageError(`--from must be an e-mail address, but is "${safeLine(from)}".`);
  }
  if (action && from === undefined) {
    throw new UsageError(`${action} needs --from ADDRESS: it is about one person's messages.`);
  }
  if (deletes && exports) throw new UsageError('Use --export first, and then --delete.');
  if (action && options.limit !== undefined) {
    throw new UsageError(`${action} is about all messages from an address: leave out --limit.`);
  }
  return { action, from, limit: Number(limit), isJson: json === true, isConfirmed: yes === true };
}

/** Deletes the messages from an address, if the owner is sure, and says how many. */
async function deleteFrom(
  source: MessageSource,
  from: string,
  isConfirmed: boolean,
): Promise<string> {
  const { messages, total } = await readMessages(source, { from, limit: 1 });
  const [newest] = messages;
  const some = `${count(total, 'message')} from ${safeLine(from)}`;
  if (!newest)
    return `Nothing to delete: there are no messages from ${safeLine(from)} (${source.label}).`;
  if (!isConfirmed) {
    if (!process.stdin.isTTY || !process.stdout.isTTY) {
      throw new OwnerError(`Nothing was deleted: to delete ${some} without a question, add --yes.`);
    }
    await confirmOrStop(`Delete ${some} (${source.label}) for good?`);
  }
  const deleted = await deleteMessages(source, from, newest.id);
  return `Deleted ${count(deleted, 'message')} from ${safeLine(from)} (${source.label}), and what was stored about mailing them to you.`;
}

await runCommand({
  script: 'inbox',
  usage,
  options: {
    json: { type: 'boolean' },
    limit: { type: 'string' },
    from: { type: 'string' },
    export: { type: 'boolean' },
    delete: { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  async run(line) {
    const { action, from, limit, isJson, isConfirmed } = choiceOf(line);
    const envFile = join(repositoryRoot, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    const dataDir = dataDirFrom(process.env);
    const hosted = findHostedSource(process.env);
    const withSource = <T>(use: (source: MessageSource) => Promise<T>): Promise<T | undefined> =>
      hosted ? use(hosted) : withLocalSource(dataDir, use);
    const label = hosted?.label ?? displayPath(dataDir);
    if (action === '--delete' && from !== undefined) {
      const done = await withSource((source) => deleteFrom(source, from, isConfirmed));
      return done ?? `Nothing to delete: there are no messages (${label}).`;
    }
    const whole = action === '--export';
    const found = await withSource((source) => readMessages(source, { limit, from, whole }));
    const list = found ?? { messages: [], total: 0 };
    // A terminal that does not know its width says 0.
    const columns = process.stdout.columns || 80;
    return isJson || whole
      ? safeJson(list.messages, 2)
      : formatMessages(list, { columns, label, from });
  },
});
