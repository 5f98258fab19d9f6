import type { Plugin } from 'vite';
import type { GuideSummary } from './readGuides.ts';

const NAME = 'virtual:guides';
const RESOLVED = `\0${NAME}`;

/** Provides `virtual:guides`: all guides in short, without the components that they show. */
export const guidesModule = (readGuides: () => GuideSummary[]): Plugin => ({
  name: 'guides',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(readGuides())}` : undefined),
});
