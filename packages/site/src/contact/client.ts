import { createClient } from '@supabase/supabase-js';
import { backend } from './backend';

const { url, anonKey } = backend();

/** The backend's client. Nobody signs in, so it keeps nothing in the browser. */
export const client = createClient(url, anonKey, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
});
