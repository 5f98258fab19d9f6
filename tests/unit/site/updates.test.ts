import { isUpdateDue, startServiceWorker } from '@portfolio/service-worker/page/updates';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page whose browser has the service worker of the site, and may get that of the page's own language. */
function frenchPage() {
  vi.useFakeTimers();
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: { scriptURL: 'https://mira.dev/sw.js' },
    register: vi.fn(() => Promise.resolve(Object.assign(new EventTarget(), { update: vi.fn() }))),
  });
  vi.stubGlobal('navigator', { serviceWorker, onLine: true });
  vi.stubGlobal('location', new URL('https://mira.dev/fr/skills'));
  const page = { readyState: 'complete', hidden: false };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  startServiceWorker('/fr/sw.js');
  const answerWith = (file: string) => {
    serviceWorker.controller = { scriptURL: `https://mira.dev${file}` };
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
  return { serviceWorker, answerWith };
}

test('the first visit to another language is no update: its pages need no new document', () => {
  const { answerWith } = frenchPage();
  answerWith('/sw.js');
  expect(isUpdateDue()).toBe(false);
  answerWith('/fr/sw.js');
  expect(isUpdateDue()).toBe(false);
  answerWith('/fr/sw.js');
  expect(isUpdateDue()).toBe(true);
});

test('the first visit to another language loads its page before its offline copy', async () => {
  const { serviceWorker } = frenchPage();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  await vi.advanceTimersByTimeAsync(4999);
  await vi.dynamicImportSettled();
  expect(serviceWorker.register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(serviceWorker.register).toHaveBeenCalledWith('/fr/sw.js');
});
