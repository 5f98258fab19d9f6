/** Waits until the browser has painted, and told observers what is in the window now. */
export const twoFrames = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
