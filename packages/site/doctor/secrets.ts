const JWT = String.raw`eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+`;
const candidates = new RegExp(`sb_secret_[\\w-]{6,}|sbp_[\\da-f]{20,}|${JWT}`, 'g');

function roleOf(token: string): unknown {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(payload) as { role?: unknown } | null)?.role;
  } catch {
    return undefined;
  }
}

/** Whether a text holds a Supabase key that opens every table: a secret key, a service_role JWT or an access token. */
export const holdsSecret = (text: string): boolean =>
  (text.match(candidates) ?? []).some(
    (key) => !key.startsWith('eyJ') || roleOf(key) === 'service_role',
  );
