import { createClient } from '@supabase/supabase-js';
import { withKey } from './withKey';

/** As set at build (`backendVariables.ts`). */
const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } = import.meta.env;

let retryAfterS: number | undefined;

/** The seconds after which the last answer asked to try again, if it said so. */
export const lastRetryAfterS = () => retryAfterS;

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
        // The client's own answers leave the headers out.
        retryAfterS = Number(answer.headers.get('Retry-After')) || undefined;
        return answer;
      }),
    },
  },
);
