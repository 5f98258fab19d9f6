import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ask } from '../database/support/rest.ts';
import { SOURCE } from '../harness/nodeCalls.ts';
import { attack } from './attack.ts';
import { report, reportAttack } from './report.ts';
import { sendFromMany } from './senders.ts';
import type { LoadedSite } from './site.ts';

const { values } = parseArgs({
  options: {
    native: { type: 'boolean', default: false },
    senders: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
  },
});

/** The site runs in a process of its own, so that senders slow it down as little as possible. */
function startSite(purpose: 'load' | 'attack'): ChildProcess {
  const script = fileURLToPath(new URL('./site.ts', import.meta.url));
  const kind = values.native ? 'native' : 'embedded';
  return fork(script, [kind, purpose], { execArgv: SOURCE });
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
  const rest = { restUrl, serviceRoleKey: async () => token };
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

/** Serves a site for as long as `use` takes, which returns whether all went well. */
async function withSite(
  purpose: 'load' | 'attack',
  use: (site: LoadedSite) => Promise<boolean>,
): Promise<void> {
  const child = startSite(purpose);
  const ended = once(child, 'exit');
  try {
    if (!(await use(await whenServing(child)))) process.exitCode = 1;
  } finally {
    if (child.connected) child.disconnect();
    await ended;
  }
}

const { senders, seconds, native } = values;
const durationMs = Number(seconds) * 1_000;
const postgres = native ? 'a native Postgres' : 'the embedded Postgres';

await withSite('load', async (site) => {
  console.log(`${senders} senders, ${seconds} s, ${postgres}`);
  const options = { senders: Number(senders), durationMs, graceMs: 30_000 };
  return report(await sendFromMany(site.url, options), await readMessages(site));
});
await withSite('attack', async (site) => {
  console.log(`\nvisitors under attack by four senders, ${seconds} s, ${postgres}`);
  return reportAttack(await attack(site.url, durationMs), await readMessages(site));
});
