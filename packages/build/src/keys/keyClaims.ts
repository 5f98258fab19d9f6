/** The claims of a legacy Supabase key, which is a JSON Web Token. */
export interface KeyClaims {
  role?: unknown;
  /** The project's name, which is also the first part of its host. */
  ref?: unknown;
  /** When it expires, in seconds since 1970 (RFC 7519, section 4.1.4). */
  exp?: unknown;
}

/** The claims of a key. The signature isn't checked. A key that isn't a token has no claims. */
export function claimsOf(key: string): KeyClaims {
  const [, payload = ''] = key.split('.');
  try {
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return {};
  }
}

/** Supabase's own hosts. A custom domain doesn't contain the project's name. */
const projectHost = /^([a-z0-9]+)\.supabase\.(?:co|in)$/;

/**
 * Why a key doesn't fit the project at an address; undefined if nothing speaks against it. Only legacy keys name their
 * project.
 * @param url the project's address, which must be valid
 */
export function keyMismatch(url: string, key: string): string | undefined {
  const { ref, exp } = claimsOf(key);
  const [, project] = projectHost.exec(new URL(url).hostname) ?? [];
  if (project && typeof ref === 'string' && ref !== project) {
    return `is the key of another project: it belongs to ${ref}.supabase.co, and the address is ${project}.supabase.co`;
  }
  if (typeof exp === 'number' && exp * 1000 < Date.now()) {
    return `expired on ${new Date(exp * 1000).toISOString().slice(0, 10)}`;
  }
  return undefined;
}
