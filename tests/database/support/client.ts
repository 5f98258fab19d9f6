import { createClient } from '@supabase/supabase-js';
import { LOCAL_ANON_KEY } from '../../../supabase/local/gateway.ts';

// Node 20 has no WebSocket. The client wants one at once, although it opens none.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** The client that the site uses, for a site at `url`. */
export function openClient(url: string, key = LOCAL_ANON_KEY) {
  return createClient(url, key, { auth: { persistSession: false } });
}
