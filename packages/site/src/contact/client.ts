import { createClient } from '@supabase/supabase-js';
import { backend } from './backend';

const { url, anonKey } = backend();

let retryAfterS: number | undefined;

/** After how many seconds the last answer asked to try again, as far as it said so. */
export const lastRetryAfterS = () => retryAfterS;

/** The backend's client. Nobody signs in, so it keeps nothing in the browser. */
export const client = createClient(url, anonKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    async fetch(...call) {
      const answer = await fetch(...call);
      // The client's own answers leave the headers out.
      retryAfterS = Number(answer.headers.get('Retry-After')) || undefined;
      return answer;
    },
  },
});
