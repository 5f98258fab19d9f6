/** The embedded backend's public key: like a hosted project's, it is in every visitor's browser. */
export const LOCAL_ANON_KEY = 'sb_publishable_local_portfolio';
