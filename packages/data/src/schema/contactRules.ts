/**
 * Whether a text has the accepted shape of an e-mail address: one `@`, something before it, a dot with
 * something on both sides after it, no white space (spec section 5).
 */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);

/**
 * Whether a text, its spaces removed, has the accepted shape of a phone number: an optional plus, a digit
 * from 1 to 9, then up to 15 more digits (spec section 5).
 */
export const isPhone = (text: string): boolean =>
  /^\+?[1-9]\d{0,15}$/.test(text.replace(/\s/g, ''));

/**
 * Whether a text is an e-mail address that a link can lead to. It has none of the characters that RFC 5322
 * allows only in quotes, such as the colon of `mailto:`, or that end an address in a link (RFC 6068).
 */
export const isMailAddress = (text: string): boolean =>
  isEmail(text) && !/[()<>[\]:;,\\"?#%]/.test(text);
