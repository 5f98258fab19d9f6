import { fileOf } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import { siteUrlName } from '@portfolio/publish/content/siteAddress';
import type { Check, Finding } from '../check.ts';
import { addressOf, type Copy } from '../copy.ts';
import { publicAddressProblem } from '../publicAddress.ts';
import { content as contentCheck } from './content.ts';

const PATH = 'site.url';

/** Where the address stands: the variable, or the content where that is not set. */
const placeOf = ({ variables }: Copy): Pick<Finding, 'file' | 'path'> =>
  variables[siteUrlName]?.trim() ? { file: siteUrlName } : { file: fileOf(PATH), path: PATH };

/**
 * What keeps a copy from having an address.
 * @throws what is no fault of the owner's
 */
export function addressFailure(error: unknown, copy: Copy): Finding {
  if (!(error instanceof OwnerError)) throw error;
  const mend = 'Put the address there under which you publish the site.';
  return { level: 'failure', ...placeOf(copy), message: error.message, mend };
}

async function findAddress(copy: Copy): Promise<string> {
  const { url } = await addressOf(copy);
  const problem = publicAddressProblem(url);
  if (problem) throw new OwnerError(`must ${problem}, but is "${url}"`);
  return url;
}

/** The address that search engines and shared links get. */
export const siteAddress: Check = {
  title: 'Site address',
  needs: [contentCheck],
  async run(copy) {
    try {
      return { summary: await findAddress(copy), findings: [] };
    } catch (error) {
      return {
        summary: 'is not one that the public can use',
        findings: [addressFailure(error, copy)],
      };
    }
  },
};
