import { relative } from 'node:path';
import { claimsOf } from '@portfolio/backend/dataApi/keyClaims';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../content/folders.ts';
import { findOtherSecret } from './otherSecrets.ts';

const tokens = /eyJ[\w-]*\.eyJ[\w-]*\.[\w-]*/g;

/** The kind of a key in a text that opens the whole database; undefined if there is none. */
export function findSecretKey(text: string): string | undefined {
  if (/sb_secret_\w/.test(text)) return 'a secret key (sb_secret_…)';
  if (/sbp_[\da-f]{20}/.test(text)) return 'a personal access token (sbp_…)';
  const isOpen = (text.match(tokens) ?? []).some(
    (token) => claimsOf(token).role === 'service_role',
  );
  return isOpen ? 'the service_role key' : undefined;
}

/** The kind of secret in a text, a key of Supabase or another; undefined if there is none. */
export const findSecret = (text: string) => findSecretKey(text) ?? findOtherSecret(text);

/** The text of any file, as far as its bytes show it. Some editors on Windows write two bytes for each letter. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').replaceAll('\0', '');

/**
 * Why a file mustn't be published, if it holds a secret; undefined if not. Compressed data, as in most PDFs and
 * archives, can't be searched.
 * @param name for the sentence
 */
export function secretProblem(name: string, bytes: Uint8Array): string | undefined {
  const secret = findSecret(textOf(bytes));
  return (
    secret &&
    `${name} must not be published, because it holds ${secret}: take it out, and if it was ever published, revoke it where it was made`
  );
}

/**
 * Refuses a text that holds a secret.
 * @param place where the text is
 * @throws OwnerError that names the place and what to do, and not the key
 */
export function refuseSecretKey(place: string, text: string) {
  const secret = findSecretKey(text);
  if (secret) {
    throw new OwnerError(
      `${place} must not hold ${secret}: it opens every table to anyone who has it, and the site publishes this place. Use the publishable key instead (Supabase dashboard, Project Settings, API Keys), and if a site was ever built with this one, revoke it there.`,
    );
  }
  const other = findOtherSecret(text);
  if (other) {
    throw new OwnerError(
      `${place} must not hold ${other}, because the site publishes this place: take it out, and if a site was ever built with it, revoke it where it was made.`,
    );
  }
}

/** Stops a build if code or content holds a secret, and reports it while developing. */
export const noSecrets = (): Plugin => ({
  name: 'portfolio:no-secrets',
  enforce: 'pre',
  transform: (code, id) => refuseSecretKey(relative(repositoryRoot, id), code),
});
