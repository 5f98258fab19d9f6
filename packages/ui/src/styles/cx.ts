/** Joins class names, leaving out what is empty. */
export const cx = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');
