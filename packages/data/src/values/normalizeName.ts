/** Makes names comparable. Capitals, white space and the encoding of an é make no difference. */
export const normalizeName = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
