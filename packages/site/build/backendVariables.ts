import { loadEnv, type Plugin } from 'vite';
import { LOCAL_ANON_KEY } from '../../../supabase/local/localAnonKey.ts';

import { repositoryRoot } from './folders.ts';
import { OwnerError } from './OwnerError.ts';

const urlName = 'VITE_SUPABASE_URL';
const keyName = 'VITE_SUPABASE_ANON_KEY';

const isUrl = (value: string) => {
  try {
    const { protocol, pathname, search } = new URL(value);
    return /^https?:$/.test(protocol) && pathname === '/' && search === '';
  } catch {
    return false;
  }
};

/** A publishable key, or a JWT: three parts of base64url. */
const isKey = (value: string) => /^(sb_publishable_\S+|[\w-]+\.[\w-]+\.[\w-]+)$/.test(value);

/**
 * The build's two backend variables, checked. Without them the site talks to its own origin, where
 * `npm start` and `npm run dev` have the embedded backend.
 * @throws OwnerError that names the variable, what is wrong with it and where the right value is found
 */
export function readBackendVariables(variables: Record<string, string | undefined>) {
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
      `${keyName} must be the project's public key, sb_publishable_… or the legacy anon JWT (Supabase dashboard, Project Settings, API Keys), but is ${anonKey ? 'neither' : `not set while ${urlName} is`}.`,
    );
  }
  return { url: url.replace(/\/$/, ''), anonKey, hosted: true };
}

/** Gives the site's code the two variables, checked. */
export function backendVariables(): Plugin {
  return {
    name: 'portfolio:backend-variables',
    config(_config, { mode }) {
      const { url, anonKey } = readBackendVariables(loadEnv(mode, repositoryRoot, 'VITE_'));
      return {
        define: {
          [`import.meta.env.${urlName}`]: JSON.stringify(url),
          [`import.meta.env.${keyName}`]: JSON.stringify(anonKey),
        },
      };
    },
  };
}
