/** Replaces `virtual:portrait`: the workshop has only the owner's picture as it is. */
export const forms = undefined;
