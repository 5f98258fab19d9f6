import { startStack } from '@portfolio/backend/local/stack';
import { openToVisitors } from './openToVisitors.ts';

const [dataDir = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  const settings = openToVisitors;
  const stack = await startStack({ dataDir, log: console.log, owner: 'a test', settings });
  console.log(JSON.stringify({ restUrl: await stack.restUrl(), restPid: stack.restPid() }));
}

void main();
