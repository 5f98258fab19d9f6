/** The public key of the embedded backend. Like that of a hosted project, every visitor's browser gets it. */
export const LOCAL_ANON_KEY = 'sb_publishable_local_portfolio';
