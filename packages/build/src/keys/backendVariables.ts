import { isToken } from '@portfolio/data/contact/keyHeaders';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { loadEnv, type Plugin } from 'vite';
import { repositoryRoot } from '../folders/repository.ts';
import { claimsOf, keyMismatch } from './keyClaims.ts';
import { LOCAL_ANON_KEY } from './localAnonKey.ts';
import { refuseSecret } from './secretKeys.ts';

const urlName = 'VITE_SUPABASE_URL';
const keyName = 'VITE_SUPABASE_ANON_KEY';

/** Only an origin, with or without a slash at its end, because it becomes part of the security policy unchanged. */
const isOrigin = (value: string) =>
  /^https?:\/\/[\w.-]+(:\d+)?\/?$/.test(value) && URL.canParse(value);

/** A publishable key, or a JWT for visitors who aren't signed in. */
const isPublicKey = (value: string) =>
  /^sb_publishable_\S+$/.test(value) || (isToken(value) && claimsOf(value).role === 'anon');

/** Vite publishes all variables with this prefix. */
const publicPrefix = 'VITE_';

/**
 * Checks and returns the build's two backend variables. Without them the site sends messages to its own origin, where
 * `npm start` and `npm run dev` run the embedded backend. No variable that is published may hold a secret key.
 * @throws OwnerError that names the variable, its problem and where to find the right value
 */
export function readBackendVariables(variables: Record<string, string | undefined>) {
  for (const [name, value = ''] of Object.entries(variables)) {
    if (name.startsWith(publicPrefix)) refuseSecret(name, value);
  }
  const url = variables[urlName] ?? '';
  const anonKey = variables[keyName] ?? '';
  if (!url && !anonKey) return { url: '', anonKey: LOCAL_ANON_KEY, hosted: false };
  if (!isOrigin(url)) {
    throw new OwnerError(
      `${urlName} must be the project's address, such as https://abc.supabase.co (Supabase dashboard, Project Settings, Data API), but is ${url ? `"${url}"` : `not set while ${keyName} is`}.`,
    );
  }
  if (!isPublicKey(anonKey)) {
    throw new OwnerError(
      `${keyName} must be the project's public key, sb_publishable_… or the legacy JWT of the role anon (Supabase dashboard, Project Settings, API Keys), but is ${anonKey ? 'neither' : `not set while ${urlName} is`}.`,
    );
  }
  const mismatch = keyMismatch(url, anonKey);
  if (mismatch) {
    throw new OwnerError(
      `${keyName} ${mismatch}. Copy the public key of the project at ${urlName} (Supabase dashboard, Project Settings, API Keys), or correct ${urlName}.`,
    );
  }
  return { url: url.replace(/\/$/, ''), anonKey, hosted: true };
}

/** Gives the site's code the two variables after checking them. */
export function backendVariables(): Plugin {
  return {
    name: 'portfolio:backend-variables',
    config(_config, { mode }) {
      const { url, anonKey } = readBackendVariables(loadEnv(mode, repositoryRoot, publicPrefix));
      return {
        define: {
          [`import.meta.env.${urlName}`]: JSON.stringify(url),
          [`import.meta.env.${keyName}`]: JSON.stringify(anonKey),
        },
      };
    },
  };
}
