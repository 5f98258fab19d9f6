import { isToken } from '@portfolio/data/contact/keyHeaders';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { loadEnv, type Plugin } from 'vite';
import { repositoryRoot } from '../folders/repository.ts';
import { claimsOf, keyMismatch } from './keyClaims.ts';
import { LOCAL_ANON_KEY } from './localAnonKey.ts';
import { refuseSecret } from './secretKeys.ts';

const urlName = 'VITE_SUPABASE_URL';
const keyName = 'VITE_SUPABASE_ANON_KEY';

/** An origin, with or without a slash at its end: it becomes part of the security policy as it is. */
const isUrl = (value: string) =>
  /^https?:\/\/[\w.-]+(:\d+)?\/?$/.test(value) && URL.canParse(value);

/** A publishable key, or a JWT for visitors who are not signed in. */
const isKey = (value: string) =>
  /^sb_publishable_\S+$/.test(value) || (isToken(value) && claimsOf(value).role === 'anon');

/** Vite publishes every variable whose name begins like this. */
const published = 'VITE_';

/**
 * The build's two backend variables, checked. Without them the site talks to its own origin, where
 * `npm start` and `npm run dev` have the embedded backend. No variable that is published may hold a
 * secret key.
 * @throws OwnerError that names the variable, its problem and where to find the right value
 */
export function readBackendVariables(variables: Record<string, string | undefined>) {
  for (const [name, value = ''] of Object.entries(variables)) {
    if (name.startsWith(published)) refuseSecret(name, value);
  }
  const url = variables[urlName] ?? '';
  const anonKey = variables[keyName] ?? '';
  if (!url && !anonKey) return { url: '', anonKey: LOCAL_ANON_KEY, hosted: false };
  if (!isUrl(url)) {
    throw new OwnerError(
      `${urlName} must be the project's address, such as https://abc.supabase.co (Supabase dashboard, Project Settings, Data API), but is ${url ? `"${url}"` : `not set while ${keyName} is`}.`,
    );
  }
  if (!isKey(anonKey)) {
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

/** Gives the site's code the two variables, checked. */
export function backendVariables(): Plugin {
  return {
    name: 'portfolio:backend-variables',
    config(_config, { mode }) {
      const { url, anonKey } = readBackendVariables(loadEnv(mode, repositoryRoot, published));
      return {
        define: {
          [`import.meta.env.${urlName}`]: JSON.stringify(url),
          [`import.meta.env.${keyName}`]: JSON.stringify(anonKey),
        },
      };
    },
  };
}
