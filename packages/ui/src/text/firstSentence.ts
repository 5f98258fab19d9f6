/** The first sentence of a text, or the whole text if it has no end of a sentence. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[.!?…؟](?=\s)|[。！？])/su.exec(text)?.[0] ?? text;
