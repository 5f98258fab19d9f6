import type { ServerEntry } from '@portfolio/publish/build/serverEntry';
import type * as entry from '@portfolio/site/entry.server.tsx';

type Offered = typeof entry;

/** The build can use what the site offers: checked by the compiler, never called. */
export const asServerEntry = (offered: Offered): ServerEntry => offered;
