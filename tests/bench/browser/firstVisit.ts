import type { BenchSite } from '../measurement.ts';
import { addressOf, openInteractive, type Phone } from './phone.ts';

/** How long a page may wait before it registers a service worker, in milliseconds. */
const REGISTERED_MS = 5000;

/** How long the worker may take to get everything, in milliseconds. */
const INSTALLED_MS = 20_000;

/** Visits the site for the first time: whether it has a service worker, which has everything by then. */
export async function visitFirst(phone: Phone, site: BenchSite): Promise<boolean> {
  await openInteractive(phone, addressOf(site, '/'));
  return phone.page.evaluate(
    async ([registeredMs, installedMs]) => {
      const start = performance.now();
      for (;;) {
        const worker = await navigator.serviceWorker.getRegistration();
        if (worker?.active?.state === 'activated') return true;
        const limit = worker ? installedMs : registeredMs;
        if (performance.now() - start > limit) return false;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    [REGISTERED_MS, INSTALLED_MS] as const,
  );
}
