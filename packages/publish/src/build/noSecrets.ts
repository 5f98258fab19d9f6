import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../content/folders.ts';
import { refuseSecretKey } from './secretKeys.ts';

/** Stops a build, and says so while developing, where code or content holds a secret key. */
export const noSecrets = (): Plugin => ({
  name: 'portfolio:no-secrets',
  enforce: 'pre',
  transform: (code, id) => refuseSecretKey(relative(repositoryRoot, id), code),
});
