/** Width and height at which the header shows the portrait where there is room, in px. */
export const PORTRAIT_SIZE = 72;
