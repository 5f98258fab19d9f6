/** What `src/entry.server.tsx` offers to the build and to the development server. */
export type ServerEntry = typeof import('../src/entry.server');
