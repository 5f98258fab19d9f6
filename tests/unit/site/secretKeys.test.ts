import { noSecrets } from '@portfolio/build/keys/secretKeys';
import { findSecret } from '@portfolio/build/keys/secrets';
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
    expect(findSecret(text)).toBe(kind);
  });

  it.each([
    'sb_publishable_abc',
    jwtOf({ role: 'anon' }),
    'eyJ.eyJ.x',
    'key.startsWith("sb_secret_")',
    'a.role.service_role',
  ])('is not seen in %j', (text) => {
    expect(findSecret(text)).toBeUndefined();
  });

  // Put together, so that no scanner takes this file for a leak.
  const body = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj';
  const letters = (count: number) => 'aB3d'.repeat(count / 4);
  it.each([
    ['a private key (-----BEGIN … PRIVATE KEY-----)', `-----BEGIN ${'PRIVATE'} KEY-----\n${body}`],
    [
      'a private key (-----BEGIN … PRIVATE KEY-----)',
      `-----BEGIN RSA ${'PRIVATE'} KEY-----\nProc-Type: 4,ENCRYPTED\n\n${body}`,
    ],
    [
      'a private key (-----BEGIN … PRIVATE KEY-----)',
      `"-----BEGIN OPENSSH ${'PRIVATE'} KEY-----\\n${body}"`,
    ],
    ['a GitHub token (ghp_…)', `ghp_${letters(36)}`],
    ['a GitHub token (ghp_…)', `github_pat_${letters(60)}`],
    ['an npm token (npm_…)', `npm_${letters(36)}`],
    ['an AWS access key (AKIA…)', `AKIA${'Q2W3'.repeat(4)}`],
    ['a Stripe key (sk_live_…)', `sk_live_${letters(24)}`],
    ['a Slack token (xox…)', `xoxb-123456789012-${letters(24)}`],
    ['an OpenAI or Anthropic key (sk-…)', `sk-ant-${letters(40)}`],
    [
      'the password of a database (postgres://…)',
      `postgresql://postgres.abc:s3cret@aws-0-eu.pooler.supabase.com:6543/postgres`,
    ],
    ['a secret key (sb_secret_…)', 'sb_secret_abc'],
  ])('so is %s', (kind, text) => {
    expect(findSecret(text)).toBe(kind);
    expect(findSecret(`before ${text} after`)).toBe(kind);
  });

  it.each([
    'Begin with -----BEGIN PRIVATE KEY----- and end with -----END PRIVATE KEY-----.',
    '-----BEGIN CERTIFICATE-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj',
    '-----BEGIN PUBLIC KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj',
    'ghp_ is how tokens begin',
    'pk_live_aB3daB3daB3daB3daB3d',
    'postgresql://postgres:[YOUR-PASSWORD]@db.abc.supabase.co:5432/postgres',
  ])('nothing of the kind is seen in %j', (text) => {
    expect(findSecret(text)).toBeUndefined();
  });

  it('stops a build if a source file holds it, and names the file', () => {
    const { transform } = noSecrets();
    if (typeof transform !== 'function') throw new Error('The plugin has no transform function.');
    const read = (code: string) =>
      Reflect.apply(transform, undefined, [code, `${process.cwd()}/a.ts`]);
    expect(() => read(serviceKey)).toThrow(/^a\.ts must not hold the service_role key/);
    expect(() => read(serviceKey)).not.toThrow(serviceKey);
    expect(() => read(`ghp_${letters(36)}`)).toThrow(/^a\.ts must not hold a GitHub token/);
    expect(() => read('export const a = 1')).not.toThrow();
  });
});
