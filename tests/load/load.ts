import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ask } from '../database/support/rest.ts';
import { report } from './report.ts';
import { sendFromMany } from './senders.ts';
import type { LoadedSite } from './site.ts';

const { values } = parseArgs({
  options: {
    native: { type: 'boolean', default: false },
    senders: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
  },
});

/** The site runs in a process of its own, so that senders do not slow it down more than they must. */
function startSite(): ChildProcess {
  const script = fileURLToPath(new URL('./site.ts', import.meta.url));
  return fork(script, [values.native ? 'native' : 'embedded'], { execArgv: ['--import', 'tsx'] });
}

async function whenServing(child: ChildProcess): Promise<LoadedSite> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The site did not start.');
  });
  const [site] = await Promise.race([once(child, 'message'), ended]);
  return site as LoadedSite;
}

/** Every message of the table; the data API gives a thousand rows at a time. */
async function readMessages({ restUrl, serviceRoleKey: token }: LoadedSite): Promise<string[]> {
  const rest = { restUrl: async () => restUrl, serviceRoleKey: async () => token };
  const messages: string[] = [];
  for (let last = 0; ; ) {
    const path = `contact_messages?select=id,message&order=id&id=gt.${last}`;
    const rows: { id: number; message: string }[] = (await ask(rest, path, { token })).body;
    messages.push(...rows.map(({ message }) => message));
    const end = rows.at(-1);
    if (!end) return messages;
    last = end.id;
  }
}

const child = startSite();
try {
  const site = await whenServing(child);
  const { senders, seconds, native } = values;
  console.log(`${senders} senders, ${seconds} s, ${native ? 'a native' : 'the embedded'} Postgres`);
  const result = await sendFromMany(site.url, {
    senders: Number(senders),
    durationMs: Number(seconds) * 1_000,
    graceMs: 30_000,
  });
  if (!report(result, await readMessages(site))) process.exitCode = 1;
} finally {
  if (child.connected) child.disconnect();
}
