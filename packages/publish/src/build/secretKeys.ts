/** The role that a JSON Web Token gives; undefined where the text is none. */
export function roleOf(token: string): unknown {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}

const tokens = /eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*/g;

/** What kind of key that opens the whole database stands in a text; undefined where there is none. */
export function findSecretKey(text: string): string | undefined {
  if (/sb_secret_\w/.test(text)) return 'a secret key (sb_secret_…)';
  if (/sbp_[\da-f]{20}/.test(text)) return 'a personal access token (sbp_…)';
  const isOpen = (text.match(tokens) ?? []).some((token) => roleOf(token) === 'service_role');
  return isOpen ? 'the service_role key' : undefined;
}
