/** Keeps browsers that have been here once from unencrypted requests. */
export const transportSecurity = 'Strict-Transport-Security';

/**
 * The header for a site that is published at an `https://` address, for a year (RFC 6797). Neither subdomains nor the
 * browsers' own list are included: both affect more than this site, so the owner has to decide.
 */
export const encryptedOnly = { [transportSecurity]: 'max-age=31536000' };
