import { keyHeaders } from '@portfolio/data/contact/keyHeaders';

/**
 * A `fetch` that adds a key to requests as `keyHeaders` requires, whatever headers the caller sets. supabase-js also
 * sends every key as `Bearer`, and has no option to turn that off.
 */
export const withKey =
  (key: string, send: typeof fetch): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    for (const [name, value] of Object.entries(keyHeaders(key))) headers.set(name, value);
    return send(input, { ...init, headers });
  };
