/** A piece of a text: plain, or code that was between backticks. */
export interface TextPiece {
  text: string;
  isCode: boolean;
}

/** Splits a text at its backticks. One that has no partner stays as it is. */
export const piecesOf = (text: string): TextPiece[] =>
  text
    .split(/(`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isCode = /^`[^`]+`$/.test(piece);
      return { text: isCode ? piece.slice(1, -1) : piece, isCode };
    });
