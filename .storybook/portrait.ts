/** In the place of `virtual:portrait`: there are no other forms of the owner's picture. */
export const forms = undefined;
