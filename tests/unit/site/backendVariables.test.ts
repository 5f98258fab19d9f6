import { readBackendVariables } from '@portfolio/build/keys/backendVariables';
import { describe, expect, it } from 'vitest';

const url = 'https://abcdefgh.supabase.co';
const publishable = 'sb_publishable_abc123';
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwtWith = (claims: object) =>
  `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2lnbmF0dXJl`;
const jwtOf = (role: string) => jwtWith({ role });
const legacyJwt = jwtOf('anon');

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
    ['https://mira:pw@abcdefgh.supabase.co', 'holds a password'],
    ['https://abcdefgh.supabase.co;script-src', 'would add to the security policy'],
  ])('the address %s, which %s, stops the build and names the variable', (bad) => {
    expect(() =>
      readBackendVariables({ VITE_SUPABASE_URL: bad, VITE_SUPABASE_ANON_KEY: publishable }),
    ).toThrow(/^VITE_SUPABASE_URL must be .*but is/);
  });

  describe('a legacy key', () => {
    const read = (address: string, claims: object) =>
      readBackendVariables({
        VITE_SUPABASE_URL: address,
        VITE_SUPABASE_ANON_KEY: jwtWith({ role: 'anon', ...claims }),
      });

    it.each(['https://abcdefgh.supabase.co', 'https://ABCDEFGH.supabase.co/'])(
      'of another project than %s stops the build, in one line that names the variables',
      (address) => {
        expect(() => read(address, { ref: 'zyxwvuts' })).toThrow(
          /^VITE_SUPABASE_ANON_KEY is the key of another project: it belongs to zyxwvuts\.supabase\.co, and the address is abcdefgh\.supabase\.co\. Copy the public key of the project at VITE_SUPABASE_URL [^\n]*or correct VITE_SUPABASE_URL\.$/,
        );
      },
    );

    it('that has expired stops the build and names the day', () => {
      expect(() => read(url, { exp: Date.UTC(2026, 0, 31) / 1000 })).toThrow(
        /^VITE_SUPABASE_ANON_KEY expired on 2026-01-31\. Copy/,
      );
    });

    it.each([
      ['of this project', url, { ref: 'abcdefgh', exp: 4_000_000_000 }],
      [
        'at a custom domain, which names no project',
        'https://api.asharao.dev',
        { ref: 'zyxwvuts' },
      ],
      ['of the CLI, which names no project', 'http://127.0.0.1:54321', { iss: 'supabase-demo' }],
      ['whose claims are odd', url, { ref: 5, exp: 'never' }],
    ])('%s is taken', (_what, address, claims) => {
      expect(read(address, claims)).toMatchObject({ hosted: true });
    });
  });

  it.each(['anon', 'sb_publishable_', 'a.b', 'a.b.c', `${legacyJwt}.more`, jwtOf('authenticated')])(
    'the key %s stops the build and names the variable, not the value',
    (bad) => {
      const read = () =>
        readBackendVariables({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: bad });
      expect(read).toThrow(/^VITE_SUPABASE_ANON_KEY must be .*but is/);
      expect(read).not.toThrow(`but is ${bad}`);
    },
  );

  it.each([
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'a secret key (sb_secret_…)'],
    ['VITE_SUPABASE_ANON_KEY', jwtOf('service_role'), 'the service_role key'],
    ['VITE_SUPABASE_URL', `${url}/?apikey=sb_secret_abc`, 'a secret key (sb_secret_…)'],
    ['VITE_ANALYTICS', jwtOf('service_role'), 'the service_role key'],
  ])(
    '%s with a key that opens every table stops the build, and is not shown',
    (name, key, what) => {
      const variables = {
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_ANON_KEY: publishable,
        [name]: key,
      };
      const read = () => readBackendVariables(variables);
      expect(read).toThrow(`${name} must not hold ${what}, because the site publishes this place`);
      expect(read).toThrow(/: use the publishable key instead .* revoke it where it was made\.$/);
      expect(read).not.toThrow(key);
    },
  );

  it('a secret key in a variable that is not published is nobody’s concern', () => {
    const variables = { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_abc' };
    expect(readBackendVariables(variables)).toMatchObject({ hosted: false });
  });

  it('one of the two alone stops the build and names the missing one', () => {
    expect(() => readBackendVariables({ VITE_SUPABASE_URL: url })).toThrow(
      /^VITE_SUPABASE_ANON_KEY .* not set while VITE_SUPABASE_URL is/,
    );
    expect(() => readBackendVariables({ VITE_SUPABASE_ANON_KEY: publishable })).toThrow(
      /^VITE_SUPABASE_URL .* not set while VITE_SUPABASE_ANON_KEY is/,
    );
  });
});
