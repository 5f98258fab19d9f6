import { OwnerError } from '@portfolio/data/OwnerError';
import { loadEnv } from 'vite';
import { repositoryRoot } from '../content/folders.ts';

/**
 * The value of a variable that is either true or false.
 * @param mode Vite's mode, which decides which `.env` files are read
 * @param byDefault the value if it isn't set
 * @throws OwnerError when it is neither true nor false
 */
export function readSwitch(variable: string, mode: string, byDefault: boolean): boolean {
  const value = loadEnv(mode, repositoryRoot, variable)[variable]?.trim() || String(byDefault);
  if (!['true', 'false'].includes(value)) {
    throw new OwnerError(`${variable} must be true or false, but is "${value}".`);
  }
  return value === 'true';
}
