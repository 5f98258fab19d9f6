import { OwnerError } from '@portfolio/data/OwnerError';
import { loadEnv } from 'vite';
import { repositoryRoot } from '../content/folders.ts';

/**
 * What a variable says that is either true or false.
 * @param mode which `.env` files are read, as Vite has it
 * @param byDefault what counts where it is not set
 * @throws OwnerError when it is neither true nor false
 */
export function readSwitch(variable: string, mode: string, byDefault: boolean): boolean {
  const value = loadEnv(mode, repositoryRoot, variable)[variable]?.trim() || String(byDefault);
  if (!['true', 'false'].includes(value)) {
    throw new OwnerError(`${variable} must be true or false, but is "${value}".`);
  }
  return value === 'true';
}
