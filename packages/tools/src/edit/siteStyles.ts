import { join } from 'node:path';
import { fontFolder } from '@portfolio/build/folders/packages';
import { allFaces } from '@portfolio/ui/fontFaces';
import { DEFAULT_LOOK, lookStyles, looks } from '@portfolio/ui/tokens';
import { normalizePath, type Plugin } from 'vite';

const MODULE = 'virtual:site-styles.css';

/**
 * The editor's page has the design tokens of a site without a choice of its own, and the typefaces of all looks, of which it
 * shows pictures.
 */
export const siteStyles: Plugin = {
  name: 'portfolio:site-styles',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? allFaces((file) => normalizePath(join(fontFolder, file))) + lookStyles(looks[DEFAULT_LOOK])
      : undefined,
};
