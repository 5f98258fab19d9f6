import { dataDirFrom } from '@portfolio/build/folders/dataFolder';
import { makeUnlimited } from '../database/support/limits.ts';

/** Runs the server of `npm start` after a build, on a database that takes the messages of all tests. */
async function main(): Promise<void> {
  await makeUnlimited(dataDirFrom(process.env));
  await import('@portfolio/tools/serve/start');
}

void main();
