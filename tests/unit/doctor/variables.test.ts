import { projectAddress } from '@portfolio/cli/doctor/checks/projectAddress';
import { variables } from '@portfolio/cli/doctor/checks/variables';
import { expect, test } from 'vitest';
import { fakeCopy } from './fakeCopy.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (role: string) => `${part({ alg: 'HS256' })}.${part({ role })}.c2lnbmF0dXJl`;

const url = 'https://abcdefgh.supabase.co';

async function messagesFor(VITE_SUPABASE_URL: string, VITE_SUPABASE_ANON_KEY: string) {
  const copy = fakeCopy({ variables: { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY } });
  return (await variables.run(copy)).findings.map(({ message }) => message);
}

test.each(['sb_publishable_abc123', jwt('anon')])(
  'a project with the key %s is right',
  async (key) => {
    expect(await messagesFor(url, key)).toEqual([]);
  },
);

test('without the two, the form would find no backend', async () => {
  expect(await messagesFor('', '')).toEqual([
    'the contact form would find no backend once the site is published',
  ]);
});

test('what would stop the build is reported in the build’s own words', async () => {
  expect(await messagesFor('abcdefgh.supabase.co', 'sb_publishable_abc123')).toEqual([
    expect.stringMatching(/^VITE_SUPABASE_URL must be the project's address, .* but is/),
  ]);
});

test.each(['sb_secret_abc12345', jwt('service_role')])(
  'the secret %s is found, and not shown',
  async (secret) => {
    const messages = await messagesFor(url, secret);
    expect(messages).toEqual([
      expect.stringMatching(/^VITE_SUPABASE_ANON_KEY must not hold .* revoke it/),
    ]);
    expect(messages.join()).not.toContain(secret);
  },
);

test('a project on the owner’s own machine is one that visitors cannot reach', async () => {
  const copy = fakeCopy({
    variables: { VITE_SUPABASE_URL: 'http://localhost:54321', VITE_SUPABASE_ANON_KEY: jwt('anon') },
  });
  const { findings } = await projectAddress.run(copy);
  expect(findings).toMatchObject([{ level: 'failure', file: 'VITE_SUPABASE_URL' }]);
});
