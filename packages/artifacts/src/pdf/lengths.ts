/** Millimetres in pt. */
export const mm = (length: number) => (length * 72) / 25.4;

/** How thick a hairline is, in pt. */
export const hairline = 0.5;
