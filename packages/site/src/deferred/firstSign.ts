import { signs } from './signs';

let hasCome = typeof document !== 'undefined' && 'signed' in document.documentElement.dataset;

/** Whether there was a first sign of the visitor, also before the application had started. */
export const hadFirstSign = () => hasCome;

/** Resolves with the first sign of the visitor. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const arrive = () => {
    hasCome = true;
    for (const sign of signs) removeEventListener(sign, arrive, true);
    resolve();
  };
  if (hasCome) resolve();
  else for (const sign of signs) addEventListener(sign, arrive, { capture: true, passive: true });
});
