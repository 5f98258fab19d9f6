import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OwnerError } from '@portfolio/data/OwnerError';
import { tsImport } from 'tsx/esm/api';
import { olderModules } from './replaceContent.ts';

/** The exports of each module of version 1. */
const exportsOf: Record<string, string[]> = {
  'owner.ts': ['owner'],
  'site.ts': ['site'],
  'pages.ts': ['pages'],
  'about.ts': ['about'],
  'skills.ts': ['skillCategories'],
  'learningBanner.ts': ['learningBanner'],
  'spotlight.ts': ['spotlight'],
  'projects.ts': ['projects', 'projectsCallToAction', 'projectsTeaser'],
  'projectCategories.ts': ['projectCategories', 'defaultProjectCategory'],
  'experience.ts': ['experience', 'nextStep'],
  'education.ts': ['education', 'certifications', 'continuousLearning'],
  'contact.ts': ['contactRows', 'contactMap', 'support', 'contactBanner', 'availability'],
};

async function load(file: string): Promise<Record<string, unknown>> {
  try {
    const module = (await tsImport(pathToFileURL(file).href, import.meta.url)) as {
      default?: Record<string, unknown>;
    };
    // Outside a package of type "module", the exports are one object.
    return { ...module.default, ...module };
  } catch (error) {
    const [firstLine] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new OwnerError(`${file}: cannot be read: ${firstLine}`);
  }
}

/** The content of version 1, from its TypeScript modules; undefined when the folder holds none. */
export async function readVersion1(folder: string): Promise<Record<string, unknown> | undefined> {
  const found = await olderModules(folder);
  if (found.length === 0) return undefined;
  const missing = Object.keys(exportsOf).filter((name) => !found.includes(name));
  if (missing.length > 0) {
    throw new OwnerError(
      `${folder}: ${found.join(', ')} is of version 1, but ${missing.join(', ')} is missing. Restore it, for example with git restore --source <your last commit before the update>.`,
    );
  }
  const content: Record<string, unknown> = {};
  const lost: string[] = [];
  for (const [name, parts] of Object.entries(exportsOf)) {
    const exported = await load(join(folder, name));
    const absent = parts.filter((part) => exported[part] === undefined);
    lost.push(...absent.map((part) => `${join(folder, name)}: doesn't export ${part}`));
    for (const part of parts) content[part] = exported[part];
  }
  if (lost.length > 0) throw new OwnerError(lost.join('\n'));
  // Through JSON, which leaves out undefined values.
  return JSON.parse(JSON.stringify(content)) as Record<string, unknown>;
}
