import { describe, expect, it } from 'vitest';
import { readBackendVariables } from '../../../packages/site/build/backendVariables';

const url = 'https://abcdefgh.supabase.co';
const publishable = 'sb_publishable_abc123';
const legacyJwt = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2lnbmF0dXJl';

describe('the variables that point the site at a hosted project', () => {
  it('without them the site talks to the embedded backend', () => {
    expect(readBackendVariables({})).toMatchObject({ url: '', hosted: false });
    expect(readBackendVariables({ VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })).toEqual(
      readBackendVariables({}),
    );
  });

  it.each([publishable, legacyJwt])('a project with the public key %s is taken', (anonKey) => {
    expect(
      readBackendVariables({ VITE_SUPABASE_URL: `${url}/`, VITE_SUPABASE_ANON_KEY: anonKey }),
    ).toEqual({ url, anonKey, hosted: true });
  });

  it.each([
    ['abcdefgh.supabase.co', 'has no scheme'],
    ['ftp://abcdefgh.supabase.co', 'has a scheme that is none of the web'],
    ['https://', 'has no host'],
    [`${url}/rest/v1`, 'goes on after the host'],
    ['https://supabase.com/dashboard/project/abcdefgh', 'is the dashboard'],
  ])('the address %s, which %s, stops the build and names the variable', (bad) => {
    expect(() =>
      readBackendVariables({ VITE_SUPABASE_URL: bad, VITE_SUPABASE_ANON_KEY: publishable }),
    ).toThrow(/^VITE_SUPABASE_URL must be .*but is/);
  });

  it.each(['anon', 'sb_publishable_', 'a.b', `${legacyJwt}.more`, 'sb_secret_abc'])(
    'the key %s stops the build and names the variable, not the value',
    (bad) => {
      const read = () =>
        readBackendVariables({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: bad });
      expect(read).toThrow(/^VITE_SUPABASE_ANON_KEY must be .*but is/);
      expect(read).not.toThrow(`but is ${bad}`);
    },
  );

  it('one of the two alone stops the build and names the missing one', () => {
    expect(() => readBackendVariables({ VITE_SUPABASE_URL: url })).toThrow(
      /^VITE_SUPABASE_ANON_KEY .* not set while VITE_SUPABASE_URL is/,
    );
    expect(() => readBackendVariables({ VITE_SUPABASE_ANON_KEY: publishable })).toThrow(
      /^VITE_SUPABASE_URL .* not set while VITE_SUPABASE_ANON_KEY is/,
    );
  });
});
