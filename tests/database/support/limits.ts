import { PGlite } from '@electric-sql/pglite';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { startStack } from '@portfolio/tools/backend/stack';

/** SQL of the superuser: takes as many messages as a test sends. */
export const raiseLimits =
  'update private.contact_limits set sender_messages = 1000000, total_messages = 1000000';

/** SQL of the superuser: takes messages of as many senders as a test has. */
export const raiseTotal = 'update private.contact_limits set total_messages = 1000000';

/** Runs SQL as the superuser in the database of a data folder that nothing uses. */
export async function changeDatabase(dataDir: string, sql: string): Promise<void> {
  const db = await PGlite.create(dataPaths(dataDir).database);
  await db.exec(sql);
  await db.close();
}

/** Makes a database in a data folder that nothing uses, and lets it take any number of messages. */
export async function makeUnlimited(dataDir: string, limits = raiseLimits): Promise<void> {
  await (await startStack({ dataDir })).close();
  await changeDatabase(dataDir, limits);
}
