import { findHostedSource } from '@portfolio/backend/inbox/hostedSource';
import { readHostedUrl } from '@portfolio/publish/serve/environment';
import { describe, expect, test } from 'vitest';
import { freshFolder } from './support/folders.ts';

describe('the hosted project of the build', () => {
  const line = (name: string) => `VITE_SUPABASE_URL=https://${name}.example\n`;

  test('is none without a setting, and none where the setting is empty', () => {
    expect(readHostedUrl(freshFolder(), {})).toBeUndefined();
    expect(readHostedUrl(freshFolder({ '.env': 'VITE_SUPABASE_URL=\n' }), {})).toBeUndefined();
  });

  test('is read from the files that Vite reads, the strongest last', () => {
    const files = { '.env': line('env'), '.env.local': line('local') };
    expect(readHostedUrl(freshFolder(files), {})).toBe('https://local.example');
    expect(
      readHostedUrl(freshFolder({ ...files, '.env.production': line('production') }), {}),
    ).toBe('https://production.example');
  });

  test('is the environment’s above all', () => {
    const root = freshFolder({ '.env': line('env') });
    expect(readHostedUrl(root, { VITE_SUPABASE_URL: 'https://a.example' })).toBe(
      'https://a.example',
    );
    expect(readHostedUrl(root, { VITE_SUPABASE_URL: '' })).toBeFalsy();
  });
});

describe('the inbox reads a hosted project', () => {
  test('when both variables are set', () => {
    const env = { SUPABASE_URL: ' https://a.example/ ', SUPABASE_SERVICE_ROLE_KEY: ' key ' };
    expect(findHostedSource(env)).toEqual({
      restUrl: 'https://a.example/rest/v1',
      key: 'key',
      label: 'https://a.example',
    });
    expect(findHostedSource({ SUPABASE_URL: ' ', SUPABASE_SERVICE_ROLE_KEY: '' })).toBeUndefined();
  });

  test.each([
    [
      { SUPABASE_URL: 'https://a.example' },
      /^SUPABASE_URL is set but SUPABASE_SERVICE_ROLE_KEY is not: /,
    ],
    [
      { SUPABASE_SERVICE_ROLE_KEY: 'key' },
      /^SUPABASE_SERVICE_ROLE_KEY is set but SUPABASE_URL is not: /,
    ],
    [
      { SUPABASE_URL: 'a.example', SUPABASE_SERVICE_ROLE_KEY: 'key' },
      /^SUPABASE_URL must be .* but is "a\.example"\.$/,
    ],
  ])('and says what is wrong with %o', (env, message) => {
    expect(() => findHostedSource(env)).toThrow(message);
  });
});
