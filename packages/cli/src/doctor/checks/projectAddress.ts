import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { type Check, failure, report } from '../check.ts';
import { publicAddressProblem } from '../publicAddress.ts';
import { variables } from './variables.ts';

/** Whether visitors' browsers can reach the project at its address. */
export const projectAddress: Check = {
  title: 'Project address',
  needs: [variables],
  run(copy) {
    const { url } = readBackendVariables(copy.variables);
    const rule = publicAddressProblem(url);
    const fix = 'Put the address of the hosted project there, such as https://abc.supabase.co.';
    const place = { file: 'VITE_SUPABASE_URL' };
    const findings = rule ? [failure(`must ${rule}, but is "${url}"`, fix, place)] : [];
    return report(findings, 'can be reached by visitors', 'cannot be reached by visitors');
  },
};
