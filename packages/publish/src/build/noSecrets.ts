import { relative } from 'node:path';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../content/folders.ts';
import { findSecretKey } from './secretKeys.ts';

/** Stops a build, and says so while developing, where code or content holds a secret key. */
export function noSecrets(): Plugin {
  return {
    name: 'portfolio:no-secrets',
    enforce: 'pre',
    transform(code, id) {
      const secret = findSecretKey(code);
      if (!secret) return;
      throw new OwnerError(
        `${relative(repositoryRoot, id)} must not hold ${secret}: it opens every table to whoever has it, and the site publishes this file. Take it out, and revoke it (Supabase dashboard, Project Settings, API Keys).`,
      );
    },
  };
}
