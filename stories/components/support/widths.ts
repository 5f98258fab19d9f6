/** Globals that pin a story to a window's width (`.storybook/viewports.ts`). */
export const narrow = { viewport: { value: 'narrow' } };
export const phone = { viewport: { value: 'phone' } };
export const desktop = { viewport: { value: 'desktop' } };
