import { fileOf, showValue } from '@portfolio/data/contentProblem';
import type { Check } from '../check.ts';
import { publicAddressProblem } from '../publicAddress.ts';
import { content as contentCheck } from './content.ts';

const PATH = 'site.url';

function problemOf(url: string): string | undefined {
  const problem = publicAddressProblem(url);
  if (problem) return problem;
  const { origin } = new URL(url);
  if (url.toLowerCase() === origin) return undefined;
  return `be the root of a domain, ${origin}, because the build is made for one`;
}

/** The address that search engines and shared links get. */
export const siteAddress: Check = {
  title: 'Site address',
  needs: [contentCheck],
  async run(copy) {
    const { url } = (await copy.content()).site;
    const problem = problemOf(url);
    if (!problem) return { summary: url, findings: [] };
    const message = `must ${problem}, but is ${showValue(url)}`;
    const mend = 'Put the address there under which you publish the site.';
    return {
      summary: 'is not one that the public can use',
      findings: [{ level: 'failure', file: fileOf(PATH), path: PATH, message, mend }],
    };
  },
};
