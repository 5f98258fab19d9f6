import type { Check } from './check.ts';
import { access } from './checks/access.ts';
import { altTexts } from './checks/altTexts.ts';
import { boundary } from './checks/boundary.ts';
import { build } from './checks/build.ts';
import { buildAddress } from './checks/buildAddress.ts';
import { buildTarget } from './checks/buildTarget.ts';
import { content } from './checks/content.ts';
import { links } from './checks/links.ts';
import { placeholders } from './checks/placeholders.ts';
import { projectAddress } from './checks/projectAddress.ts';
import { siteAddress } from './checks/siteAddress.ts';
import { variables } from './checks/variables.ts';

/** Everything that the doctor looks at, in the order of its lines. */
export const checks: readonly Check[] = [
  content,
  placeholders,
  siteAddress,
  build,
  buildAddress,
  links,
  altTexts,
  variables,
  projectAddress,
  buildTarget,
  ...access,
  boundary,
];
