import { runCommand } from '../command.ts';
import { examine, isReady } from './examine.ts';
import { openWorkspace } from './facts/workspace.ts';
import { formatJson, formatResults } from './format.ts';

const usage = `Checks whether this copy of the portfolio is ready to be public, and lists what to fix.

  npm run doctor                      all checks; run npm run build first
  npm run doctor -- --offline         without the checks that ask the hosted Supabase project
  npm run --silent doctor -- --json   every finding, for programs

It tries requests that the hosted project must refuse, and changes no row. With SUPABASE_URL and
SUPABASE_SERVICE_ROLE_KEY set, it also compares all rights and rules of the database with
supabase/access.txt, and prints the lines that differ.

Exit code: 0 ready, 1 not ready, 2 the doctor itself could not run.`;

await runCommand({
  script: 'doctor',
  usage,
  options: { json: { type: 'boolean' }, offline: { type: 'boolean' } },
  async run({ options: { json, offline } }) {
    const results = await examine(await openWorkspace(), { offline: offline === true });
    if (!isReady(results)) process.exitCode = 1;
    return json ? formatJson(results) : formatResults(results);
  },
});
