import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirFrom, displayPath, repositoryRoot } from '../folder/paths.ts';
import { readArgs, usage } from './args.ts';
import { formatMessages } from './format.ts';
import { findHostedSource } from './hostedSource.ts';
import { withLocalSource } from './localSource.ts';
import { type MessageSource, readMessages } from './messages.ts';
import { safeJson } from './terminalText.ts';

async function main(): Promise<void> {
  const { help, json, limit } = readArgs(process.argv.slice(2));
  if (help) return console.log(usage);
  const envFile = join(repositoryRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);

  const dataDir = dataDirFrom(process.env);
  const hosted = findHostedSource(process.env);
  const read = (source: MessageSource) => readMessages(source, limit);
  const found = hosted ? await read(hosted) : await withLocalSource(dataDir, read);
  const list = found ?? { messages: [], total: 0 };
  const label = hosted?.label ?? displayPath(dataDir);
  // A terminal that does not know its width says 0.
  const columns = process.stdout.columns || 80;
  console.log(json ? safeJson(list.messages) : formatMessages(list, { columns, label }));
}

// `npm run inbox | head` closes the pipe early.
process.stdout.on('error', () => process.exit());

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
