/** Joins class names, skipping empty ones. */
export const cx = (...names: (string | undefined | false)[]) => names.filter(Boolean).join(' ');
