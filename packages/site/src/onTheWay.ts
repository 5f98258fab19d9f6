import { idle } from './scheduling';

/** After so many milliseconds, who waits for a page may as well use the one that is there. */
const PATIENCE_MS = 500;

let shown: Promise<unknown> | undefined;

/** Notes that a page is on its way. */
export function setOut<T>(page: Promise<T>): Promise<T> {
  shown = Promise.race([
    page.then(idle, idle),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  return page;
}

/** Resolves when no page is on its way: until then, what isn't part of that page can wait. */
export const arrived = () => shown;
