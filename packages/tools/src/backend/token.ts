import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { systemCode } from './errors.ts';

/** PostgREST refuses anything shorter than 32 characters. */
const secretBytes = 48;

/** The secret that signs a data folder's tokens. It is made on the first call. */
export function readSecret(file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(secretBytes).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

const sign = (token: SignJWT, secret: string): Promise<string> =>
  token.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));

/**
 * A token that makes its bearer a visitor. Only the gateway has it, so nobody else on this machine can act as a
 * visitor in PostgREST. It never expires: clocks can be wrong.
 */
export const mintAnonToken = (secret: string): Promise<string> =>
  sign(new SignJWT({ role: 'anon' }), secret);

/** A token that lets its bearer read as the owner, for a few minutes. */
export const mintServiceRoleKey = (secret: string): Promise<string> =>
  sign(new SignJWT({ role: 'service_role' }).setIssuedAt().setExpirationTime('10 minutes'), secret);
