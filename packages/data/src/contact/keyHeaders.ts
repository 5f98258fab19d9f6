/** The schema of the data API that holds the messages; a project may list another one first. */
export const DATA_SCHEMA = 'public';

/** Whether a text has the form of a JSON Web Token: three parts of base64url (RFC 7515, section 3.1). */
export const isToken = (text: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);

/**
 * The headers with which a key of a Supabase project is sent, for every request to its data API. Only a legacy key
 * is a token. A gateway may pass `Authorization` on, and the data API refuses `sb_publishable_…` and `sb_secret_…`
 * there (Supabase, "Understanding API keys").
 */
export const keyHeaders = (key: string): Record<string, string> => ({
  apikey: key,
  ...(isToken(key) && { authorization: `Bearer ${key}` }),
});
