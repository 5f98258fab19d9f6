import { fileOf } from '@portfolio/data/contentProblem';
import { OwnerError } from '@portfolio/data/OwnerError';
import { siteUrlName } from '@portfolio/publish/content/siteAddress';
import { type Check, failure, report } from '../check.ts';
import { addressOf, type Copy } from '../copy.ts';
import { publicAddressProblem } from '../publicAddress.ts';
import { content } from './content.ts';

/** What is wrong with the address, and the address itself. */
function examineAddress(copy: Copy): { url?: string; problem?: string | undefined } {
  try {
    const { url } = addressOf(copy);
    const rule = publicAddressProblem(url);
    return { url, problem: rule && `must ${rule}, but is "${url}"` };
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { problem: error.message };
  }
}

/** The address that search engines and shared links get. */
export const siteAddress: Check = {
  title: 'Site address',
  needs: [content],
  run(copy) {
    const { url = '', problem } = examineAddress(copy);
    const path = 'site.url';
    const isVariable = copy.variables[siteUrlName]?.trim();
    const place = isVariable ? { file: siteUrlName } : { file: fileOf(path), path };
    const fix = 'Put the address there at which you publish the site.';
    const findings = problem ? [failure(problem, fix, place)] : [];
    return report(findings, url, 'is not one that the public can use');
  },
};
