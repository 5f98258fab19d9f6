import { findBrowser } from './browser.ts';

/** Only the pages under test may use the network. */
const QUIET_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Vitest and Playwright start the Chromium of this machine. Without one, the start says so. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const path = findBrowser();
  return { ...(path && { executablePath: path }), args: QUIET_FLAGS };
}
