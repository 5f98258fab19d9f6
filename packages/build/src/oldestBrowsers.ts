/** The oldest browsers in which everything works. Vite calls them widely available; docs/deploying.md names them. */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
