/**
 * An e-mail address: one `@`, something before it, a dot with something on both sides after it, no
 * white space (spec section 5).
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/**
 * A phone number without its spaces: an optional plus, a digit from 1 to 9, then up to 15 more
 * digits (spec section 5).
 */
export const PHONE_PATTERN = /^\+?[1-9]\d{0,15}$/;

/** Whether the text has the accepted shape of an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);

/** Whether the text, its spaces removed, has the accepted shape of a phone number. */
export const isPhone = (text: string): boolean => PHONE_PATTERN.test(text.replace(/\s/g, ''));
