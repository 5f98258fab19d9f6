// Here, because all that starts Vite imports this file.
import './folderName.mjs';
import { defaultClientConditions, defaultServerConditions } from 'vite';

/**
 * The condition under which `exports` of `package.json` leads to the TypeScript source. The
 * workspace asks for it, so that a build of this package is never picked up there. Has the package's
 * scope, because the applications of others may have a condition `source` of their own. Written as
 * well in `customConditions` of the root `tsconfig.json`.
 */
export const sourceCondition = '@portfolio/source';

/** Vite's `resolve` and `ssr.resolve` of everything in the workspace that imports this package. */
export const resolveSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
};
