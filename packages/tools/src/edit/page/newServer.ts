import { askServer } from './askServer.ts';

/** Which server answers now. */
export const serverNow = async () =>
  (await askServer('./folder/content/')).headers.get('x-portfolio-server');

const STEP_MS = 300;

/** The development server is away for a moment when it begins again. After so many steps without an answer, it is gone. */
const MAX_FAILURES = 60;

/** Waits for the development server, which begins again with the new content. */
export async function waitForNewServer(before: string | null, failures = 0) {
  const now = await serverNow().catch((error) => {
    if (failures === MAX_FAILURES) throw error;
  });
  if (now && now !== before) return;
  await new Promise((done) => setTimeout(done, STEP_MS));
  await waitForNewServer(before, now ? 0 : failures + 1);
}
