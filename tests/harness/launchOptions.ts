import { findBrowser } from './browser.ts';

/** How Vitest and Playwright start the Chromium of this machine. Without one, the start says so. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const path = findBrowser();
  return { ...(path && { executablePath: path }), args: ['--disable-quic'] };
}
