/** A text as readers compare names: capitals, white space and how an é is written make no difference. */
export const normalizeName = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
