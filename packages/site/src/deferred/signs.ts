/** What tells that a visitor is about to use the page, and does not only read it. */
export const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;
