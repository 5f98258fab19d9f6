/** Whether a picture or another file comes from elsewhere, not from the files folder. */
export const isRemote = (src: unknown): src is string =>
  typeof src === 'string' && src.startsWith('https://');
