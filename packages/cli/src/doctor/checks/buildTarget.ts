import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { findSecretKey } from '@portfolio/publish/build/secretKeys';
import { listFiles } from '../builtSite.ts';
import { type Check, failure, report } from '../check.ts';
import { build } from './build.ts';
import { variables } from './variables.ts';

const readable = /\.(?:html|js|mjs|css|json|map|txt|xml|webmanifest)$/;

/**
 * Whether the build sends to the project that is set now, and holds no secret: `npm test` leaves a
 * build for the embedded backend in the same folder.
 */
export const buildTarget: Check = {
  title: 'Build target',
  needs: [build, variables],
  run({ variables: values, env, distFolder }) {
    const { url, anonKey } = readBackendVariables(values);
    const ownKey = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
    const texts = listFiles(distFolder)
      .filter((name) => readable.test(name))
      .map((name) => join(distFolder, name))
      .map((file) => ({ file: displayPath(file), text: readFileSync(file, 'utf8') }));
    const findings = texts
      .filter(({ text }) => findSecretKey(text) || (ownKey && text.includes(ownKey)))
      .map(({ file }) =>
        failure(
          'holds a secret key, which every visitor could read',
          'Take it out of the code, replace the key in the Supabase dashboard, and build again.',
          { file },
        ),
      );
    if (![url, anonKey].every((value) => texts.some(({ text }) => text.includes(value)))) {
      const message = `was not built with these variables, so its form doesn't send to ${url}`;
      const place = { file: displayPath(distFolder) };
      findings.push(failure(message, 'Run npm run build with them set.', place));
    }
    return report(findings, `sends to ${url}`, 'should not be published');
  },
};
