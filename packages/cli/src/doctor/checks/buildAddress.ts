import { relative } from 'node:path';
import { repositoryRoot } from '@portfolio/publish/content/folders';
import { builtUrl } from '@portfolio/publish/serve/builtBase';
import type { Check, Finding } from '../check.ts';
import { addressOf, type Copy } from '../copy.ts';
import { build } from './build.ts';
import { content } from './content.ts';
import { addressFailure } from './siteAddress.ts';

async function findProblem(copy: Copy): Promise<Finding | undefined> {
  try {
    const { url } = await addressOf(copy);
    const built = builtUrl(copy.distFolder);
    if (built === url) return undefined;
    return {
      level: 'failure',
      file: relative(repositoryRoot, copy.distFolder),
      message: `was built for ${built ?? 'no address'}, but the site is to be published at ${url}`,
      mend: 'Run npm run build.',
    };
  } catch (error) {
    return addressFailure(error, copy);
  }
}

/** Whether the build's links and files are where the site is going to lie. */
export const buildAddress: Check = {
  title: 'Build address',
  needs: [content, build],
  async run(copy) {
    const problem = await findProblem(copy);
    if (problem) return { summary: 'is not the one of the site', findings: [problem] };
    return { summary: 'is the one of the site', findings: [] };
  },
};
