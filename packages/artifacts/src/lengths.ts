/** Millimetres in pt. */
export const mm = (length: number) => (length * 72) / 25.4;
