import { createClient } from '@supabase/supabase-js';
import { withKey } from './withKey';

/** As set at build (`backendVariables.ts`). */
const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = import.meta.env;

let headers = new Headers();

/** The headers of the last answer, which the client leaves out of its own answers. */
export const lastHeaders = () => headers;

/**
 * The client of the hosted project, or of the site's own origin, where the embedded backend answers.
 * Nobody signs in, so it keeps nothing in the browser.
 */
export const client = createClient(
  VITE_SUPABASE_URL || window.location.origin,
  VITE_SUPABASE_ANON_KEY,
  {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: withKey(VITE_SUPABASE_ANON_KEY, async (input, init) => {
        // The data API never redirects: a redirect comes from somebody else, who mustn't get the
        // message.
        const answer = await fetch(input, { ...init, redirect: 'error' });
        headers = answer.headers;
        return answer;
      }),
    },
  },
);
