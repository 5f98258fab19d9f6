import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import type { Check } from '../check.ts';
import { publicAddressProblem } from '../publicAddress.ts';
import { variables } from './variables.ts';

/** Whether visitors' browsers can reach the project at its address. */
export const projectAddress: Check = {
  title: 'Project address',
  needs: [variables],
  run(copy) {
    const { url } = readBackendVariables(copy.variables);
    const problem = publicAddressProblem(url);
    if (!problem) return { summary: 'is one that visitors can reach', findings: [] };
    const message = `must ${problem}, but is "${url}"`;
    const mend = 'Put the address of the hosted project there, such as https://abc.supabase.co.';
    return {
      summary: 'is not one that visitors can reach',
      findings: [{ level: 'failure', file: 'VITE_SUPABASE_URL', message, mend }],
    };
  },
};
