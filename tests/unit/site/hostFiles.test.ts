import { readFileSync } from 'node:fs';
import { headersFor, hostFiles } from '@portfolio/build/hosts/hostFiles';
import { describe, expect, test } from 'vitest';

const ADDRESS = 'https://ada-byron.dev';
const files = hostFiles("default-src 'none'", ADDRESS);
const file = (name: string) => files[name] ?? '';

const security = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
};
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

describe('the file for Netlify, Cloudflare Pages and npm start', () => {
  test('asks for the security headers everywhere, and keeps hashed files for a year', () => {
    expect(headersFor(file('_headers'), '/skills')).toEqual(security);
    expect(headersFor(file('_headers'), '/assets/a-1.js')).toEqual({ ...security, ...immutable });
  });

  test('keeps Cloudflare’s limits: 100 rules, 2,000 characters a line', () => {
    const lines = file('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    const policy = hostFiles('x'.repeat(1000), ADDRESS)._headers ?? '';
    for (const line of policy.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

test('no host insists on encryption for an address without it', () => {
  const texts = Object.values(hostFiles("default-src 'none'", 'http://10.0.0.7'));
  for (const text of texts) expect(text).not.toContain('Strict-Transport-Security');
});

test('Vercel sends the same headers, but for the policy, which each document has, and the one that it sends by itself', () => {
  const [everywhere, kept] = JSON.parse(readFileSync('vercel.json', 'utf8')).headers;
  const named = (list: { key: string; value: string }[]) =>
    Object.fromEntries(list.map(({ key, value }) => [key, value]));
  const { 'Strict-Transport-Security': _, ...others } = headersFor(file('_headers'), '/skills');
  expect(named(everywhere.headers)).toEqual({
    ...others,
    'Content-Security-Policy': "frame-ancestors 'none'",
  });
  expect(named(kept.headers)).toEqual(immutable);
});
