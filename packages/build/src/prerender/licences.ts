import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LICENCES } from '../content/reservedPaths.ts';
import { fontLicence } from '../folders/packages.ts';

const isThirdParty = (id: string) => id.includes('/node_modules/');

/**
 * Publishes the licences of third-party work. `licenses.txt` covers the fonts and the packages in the scripts, and each
 * script with such packages names it in its first line. The fonts' licence is also next to the fonts, as it requires.
 */
export function licences(): Plugin {
  let base = '/';
  return {
    name: 'portfolio:licences',
    config: () => ({
      environments: {
        client: {
          build: {
            // Vite writes this file with the licences of all packages.
            license: { fileName: LICENCES },
            rolldownOptions: {
              output: {
                postBanner: ({ moduleIds }) =>
                  moduleIds.some(isThirdParty) ? `/*! Licenses: ${base}${LICENCES} */` : '',
              },
            },
          },
        },
      },
    }),
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[LICENCES];
        if (this.environment.name !== 'client' || list?.type !== 'asset') return;
        const fonts = readFileSync(fontLicence, 'utf8');
        list.source = `${list.source}\n## Fonts (OFL-1.1)\n\n${fonts}`;
        const { assetsDir } = this.environment.config.build;
        this.emitFile({ type: 'asset', fileName: `${assetsDir}/OFL.txt`, source: fonts });
      },
    },
  };
}
