import { readHostedUrl } from '@portfolio/build/serve/environment';
import { findHostedSource } from '@portfolio/tools/inbox/hostedSource';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

describe('the hosted project of the build', () => {
  const line = (name: string) => `VITE_SUPABASE_URL=https://${name}.example\n`;
  const files = { '.env': line('env'), '.env.local': line('local') };

  beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', undefined));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    [undefined, {}],
    [undefined, { '.env': 'VITE_SUPABASE_URL=\n' }],
    ['https://local.example', files],
    ['https://production.example', { ...files, '.env.production': line('production') }],
  ])('is %s with the files %o', (url, written) => {
    expect(readHostedUrl(freshFolder(written))).toBe(url);
  });

  test.each([
    ['https://a.example', 'https://a.example'],
    ['', undefined],
  ])('is the environment’s above all: %j', (value, url) => {
    vi.stubEnv('VITE_SUPABASE_URL', value);
    expect(readHostedUrl(freshFolder(files))).toBe(url);
  });
});

describe('the inbox reads a hosted project', () => {
  test('when both variables are set', () => {
    const env = { SUPABASE_URL: ' https://a.example/ ', SUPABASE_SERVICE_ROLE_KEY: ' key ' };
    expect(findHostedSource(env)).toMatchObject({
      restUrl: 'https://a.example/rest/v1',
      key: 'key',
      label: 'https://a.example',
      target: {
        url: 'https://a.example',
        urlName: 'SUPABASE_URL',
        keyName: 'SUPABASE_SERVICE_ROLE_KEY',
        keyKind: 'secret',
      },
    });
    expect(findHostedSource({ SUPABASE_URL: ' ', SUPABASE_SERVICE_ROLE_KEY: '' })).toBeUndefined();
  });

  test.each([
    [{ SUPABASE_URL: 'https://a.example' }, /^SUPABASE_SERVICE_ROLE_KEY is not set: /],
    [{ SUPABASE_SERVICE_ROLE_KEY: 'key' }, /^SUPABASE_URL is not set: /],
    [
      { SUPABASE_URL: 'a.example', SUPABASE_SERVICE_ROLE_KEY: 'key' },
      /^SUPABASE_URL must be .* but is "a\.example"\.$/,
    ],
  ])('and names the problem with %o', (env, message) => {
    expect(() => findHostedSource(env)).toThrow(message);
  });
});
