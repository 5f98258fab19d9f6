import { startStack } from '../../../supabase/local/stack.ts';

const [dataDir = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const stack = await startStack({ dataDir, log: console.log, owner: 'a test' });
  console.log(JSON.stringify({ restUrl: await stack.restUrl(), restPid: stack.restPid() }));
}

void main();
