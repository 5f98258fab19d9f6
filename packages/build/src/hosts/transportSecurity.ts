/** The header that stops browsers from sending unencrypted requests to a site that they know. */
export const transportSecurity = 'Strict-Transport-Security';

/**
 * The header for a site at an `https://` address, valid for a year (RFC 6797). It includes neither subdomains nor the
 * browsers' preload list. Both affect more than this site, so the owner has to decide.
 */
export const encryptedOnly = { [transportSecurity]: 'max-age=31536000' };
