/**
 * Settings with which tests ask PostgREST itself as a visitor does, with addresses of their own. What runs for an
 * owner takes no request without a token.
 */
export const openToVisitors = { PGRST_DB_ANON_ROLE: 'anon' };
