import { LOCAL_ANON_KEY } from '@portfolio/build/keys/localAnonKey';
import { withKey } from '@portfolio/site/contact/withKey';
import { createClient } from '@supabase/supabase-js';

// Node 20 has no WebSocket. The client wants one from the start, although it opens none.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

/** The client that the site uses, for a site at `url`. */
export function openClient(url: string, key = LOCAL_ANON_KEY, fetch = globalThis.fetch) {
  return createClient(url, key, {
    auth: { persistSession: false },
    global: { fetch: withKey(key, fetch) },
  });
}
