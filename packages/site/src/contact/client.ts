import { createClient } from '@supabase/supabase-js';
import { withKey } from './withKey';

/** The build sets both (`backendVariables.ts`). */
const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = import.meta.env;

let headers = new Headers();

/** The headers of the last answer. The client's own answers leave them out. */
export const lastHeaders = () => headers;

/**
 * The client of the hosted project, or of the site's own origin if the embedded backend answers there. Nobody signs in,
 * so it stores nothing in the browser.
 */
export const client = createClient(
  VITE_SUPABASE_URL || window.location.origin,
  VITE_SUPABASE_ANON_KEY,
  {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: withKey(VITE_SUPABASE_ANON_KEY, async (input, init) => {
        // The data API never redirects. A redirect comes from another server, which mustn't get the message.
        const answer = await fetch(input, { ...init, redirect: 'error' });
        headers = answer.headers;
        return answer;
      }),
    },
  },
);
