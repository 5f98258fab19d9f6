/** Events by which a visitor shows that they are about to use the page, and don't only read it. */
export const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;
