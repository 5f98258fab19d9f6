/** The arguments with which Node runs TypeScript. */
export const SOURCE = ['--import', 'tsx'];

/** Arguments of Node that run Vite on the site, as `npm run dev` and `npm run build` do. */
export const viteArgs = (args: string[], config = 'packages/tools/vite.config.ts') => [
  ...SOURCE,
  'node_modules/vite/bin/vite.js',
  ...args,
  `--config=${config}`,
  '--configLoader=native',
];
