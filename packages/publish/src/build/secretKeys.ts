import { relative } from 'node:path';
import { claimsOf } from '@portfolio/backend/dataApi/keyClaims';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Plugin } from 'vite';
import { repositoryRoot } from '../content/folders.ts';
import { findOtherSecret } from './otherSecrets.ts';

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

/** What kind of secret a text holds: a key of Supabase, or another; undefined if it holds none. */
export const findSecret = (text: string) => findSecretKey(text) ?? findOtherSecret(text);

/** The text of a file of whatever kind, as far as its bytes show it. Editors on Windows write two bytes a letter. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').replaceAll('\0', '');

/**
 * Why a file mustn't be published, if it holds a secret; undefined if not. What is compressed, as in most PDFs and
 * archives, can't be seen.
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
      `${place} must not hold ${secret}: it opens every table to whoever has it, and the site publishes what is there. Use the publishable key instead (Supabase dashboard, Project Settings, API Keys), and if a site was ever built with this one, revoke it there.`,
    );
  }
  const other = findOtherSecret(text);
  if (other) {
    throw new OwnerError(
      `${place} must not hold ${other}, because the site publishes what is there: take it out, and if a site was ever built with it, revoke it where it was made.`,
    );
  }
}

/** Stops a build, and says so while developing, where code or content holds a secret. */
export const noSecrets = (): Plugin => ({
  name: 'portfolio:no-secrets',
  enforce: 'pre',
  transform: (code, id) => refuseSecretKey(relative(repositoryRoot, id), code),
});
