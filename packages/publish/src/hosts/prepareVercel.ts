import { join } from 'node:path';
import { repositoryRoot, siteFolder } from '../content/folders.ts';
import { writeVercelOutput } from './vercelOutput.ts';

// `npm run vercel-output`: the last part of Vercel's build (vercel.json).
await writeVercelOutput(join(siteFolder, 'dist'), join(repositoryRoot, '.vercel/output'));
