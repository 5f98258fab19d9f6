import { displayPath } from '@portfolio/backend/folder/paths';
import { OwnerError } from '@portfolio/data/OwnerError';
import { builtUrl } from '@portfolio/publish/serve/builtSite';
import { type Check, failure, report } from '../check.ts';
import { addressOf, type Copy } from '../copy.ts';
import { build } from './build.ts';
import { content } from './content.ts';

function findProblem(copy: Copy) {
  try {
    const { url } = addressOf(copy);
    const built = builtUrl(copy.distFolder) ?? 'no address';
    if (built === url) return undefined;
    const message = `was built for ${built}, but will be published at ${url}`;
    return failure(message, 'Run npm run build.', { file: displayPath(copy.distFolder) });
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return failure(error.message, 'Fix the site address, then run npm run build.');
  }
}

/** Whether the build's links and files fit the address at which the site is published. */
export const buildAddress: Check = {
  title: 'Build address',
  needs: [content, build],
  run(copy) {
    const problem = findProblem(copy);
    const findings = problem ? [problem] : [];
    return report(findings, 'is the address of the site', 'is not the address of the site');
  },
};
