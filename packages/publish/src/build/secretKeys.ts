import { relative } from 'node:path';
import { claimsOf } from '@portfolio/backend/dataApi/keyClaims';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../content/folders.ts';

const tokens = /eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*/g;

/** What kind of key that opens the whole database a text holds; undefined if it holds none. */
export function findSecretKey(text: string): string | undefined {
  if (/sb_secret_\w/.test(text)) return 'a secret key (sb_secret_…)';
  if (/sbp_[\da-f]{20}/.test(text)) return 'a personal access token (sbp_…)';
  const isOpen = (text.match(tokens) ?? []).some(
    (token) => claimsOf(token).role === 'service_role',
  );
  return isOpen ? 'the service_role key' : undefined;
}

/**
 * Refuses a text that holds a secret key.
 * @param place where the text is
 * @throws OwnerError that names the place and what to do, and not the key
 */
export function refuseSecretKey(place: string, text: string) {
  const secret = findSecretKey(text);
  if (!secret) return;
  throw new OwnerError(
    `${place} must not hold ${secret}: it opens every table to whoever has it, and the site publishes what is there. Use the publishable key instead (Supabase dashboard, Project Settings, API Keys), and if a site was ever built with this one, revoke it there.`,
  );
}

/** Stops a build, and says so while developing, where code or content holds a secret key. */
export const noSecrets = (): Plugin => ({
  name: 'portfolio:no-secrets',
  enforce: 'pre',
  transform: (code, id) => refuseSecretKey(relative(repositoryRoot, id), code),
});
