/** The first sentence of a text; all of it if it doesn't end before. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[.!?…؟](?=\s)|[。！？])/su.exec(text)?.[0] ?? text;
