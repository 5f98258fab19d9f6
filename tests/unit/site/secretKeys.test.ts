import { findSecretKey, noSecrets } from '@portfolio/publish/build/secretKeys';
import { describe, expect, it } from 'vitest';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwtOf = (payload: object) =>
  `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(payload)}.c2ln`;
const serviceKey = jwtOf({ iss: 'supabase', role: 'service_role' });

describe('a key that opens every table', () => {
  it.each([
    ['const key = "sb_secret_abc"', 'a secret key (sb_secret_…)'],
    [`headers: { apikey: '${serviceKey}' }`, 'the service_role key'],
    [`${jwtOf({ role: 'anon' })} ${serviceKey}`, 'the service_role key'],
  ])('is found in %j', (text, kind) => {
    expect(findSecretKey(text)).toBe(kind);
  });

  it.each([
    'sb_publishable_abc',
    jwtOf({ role: 'anon' }),
    'eyJ.eyJ.x',
    'key.startsWith("sb_secret_")',
    'a.role.service_role',
  ])('is not seen in %j', (text) => {
    expect(findSecretKey(text)).toBeUndefined();
  });

  it('stops a build where a source file holds it, which is named', () => {
    const { transform } = noSecrets();
    if (typeof transform !== 'function') throw new Error('The plugin has no transform function.');
    const read = (code: string) =>
      Reflect.apply(transform, undefined, [code, `${process.cwd()}/a.ts`]);
    expect(() => read(serviceKey)).toThrow(/^a\.ts must not hold the service_role key/);
    expect(() => read(serviceKey)).not.toThrow(serviceKey);
    expect(() => read('export const a = 1')).not.toThrow();
  });
});
