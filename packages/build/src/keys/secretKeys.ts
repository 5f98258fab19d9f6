import { relative } from 'node:path';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../folders/repository.ts';
import { secretIn } from './secrets.ts';

/**
 * Refuses a text that holds a secret.
 * @param place where the text is
 * @throws OwnerError that names the place and what to do, but not the secret
 */
export function refuseSecret(place: string, text: string) {
  const secret = secretIn(text);
  if (!secret) return;
  const [kind, , remedy = 'take it out'] = secret;
  throw new OwnerError(
    `${place} must not hold ${kind}, because the site publishes this place: ${remedy}, and if a site was ever built with it, revoke it where it was made.`,
  );
}

/** Stops a build if code or content holds a secret, and reports it while developing. */
export const noSecrets = (): Plugin => ({
  name: 'portfolio:no-secrets',
  enforce: 'pre',
  transform: (code, id) => refuseSecret(relative(repositoryRoot, id), code),
});
