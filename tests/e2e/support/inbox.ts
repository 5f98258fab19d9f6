import { join } from 'node:path';
import type { StoredContactMessage } from '@portfolio/data/contact/contactMessage';
import { withLocalSource } from '@portfolio/tools/inbox/localSource';
import { readMessages } from '@portfolio/tools/inbox/messages';
import { runFolder } from '../../harness/runFolder.ts';

/** Where the production server of `playwright.config.ts` keeps its data. */
const dataFolder = join(runFolder(), 'production');

/** The messages in Postgres whose text contains `part`, newest first, as `npm run inbox` reads them. */
export async function readInbox(part: string): Promise<StoredContactMessage[]> {
  const list = await withLocalSource(dataFolder, (source) => readMessages(source));
  return (list?.messages ?? []).filter(({ message }) => message.includes(part));
}
