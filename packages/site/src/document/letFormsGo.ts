/** Tells the start script that the application cannot run, so that forms are no longer kept for it. */
export const letFormsGo = () => dispatchEvent(new Event('portfolio:failed'));
