import { join } from 'node:path';
import { hasContactForm } from '@portfolio/data/contactForm';
import { fileOf } from '@portfolio/data/contentProblem';
import { monthAt } from '@portfolio/data/dates';
import { selectedWorkOf, shownProjects } from '@portfolio/data/projects';
import { type Content, contentParts } from '@portfolio/data/schema/content';
import {
  namedSkills,
  projectSquares,
  shownSkillCategories,
  spotlightSkills,
} from '@portfolio/data/skillEvidence';
import { normalizePath, type Plugin } from 'vite';
import { refuseSecret } from '../build/secretKeys.ts';
import { type ContentReader, createContentReader } from './contentReader.ts';
import { siteFolder } from './folders.ts';
import { problemsIn } from './readContent.ts';

const MODULE = 'virtual:content';

/** Vite's ids of the modules: `\0virtual:content`, and one like `\0virtual:content/owner` for each part. */
export const isContentModule = (id: string | null) => id?.startsWith(`\0${MODULE}`) ?? false;

/** Not a part of the content, but derived from it. */
const FORM = 'contactForm';

/** If the form is off, nothing imports its code, so a build has neither that nor the backend's client. */
const formFile = normalizePath(join(siteFolder, 'src/contact/ContactForm.tsx'));
const form = `export { ContactForm } from ${JSON.stringify(formFile)}`;

/** Derived from the content, each for one page. */
const derivedParts = [
  'namedSkills',
  'present',
  'projectSquares',
  'selectedWork',
  'shownSkillCategories',
];
const parts = [...contentParts, ...derivedParts];

/** Imports each part by its name, so that a bundle holds only those that are used. */
const wholeModule = (stated: readonly string[]) => `
${parts.map((part) => `import ${part} from '${MODULE}/${part}';`).join('\n')}
export { ${parts.join(', ')} };
export default { ${stated.join(', ')} };`;

/**
 * The content as a page needs it. A skill in the spotlight has its proficiency, its projects and its category's colour. A
 * project has its period, and the colour and label of its category. The projects
 * of the first page may be few of many. The present is that of the build.
 */
function partsOf(content: Content): Record<string, unknown> {
  const categories = shownSkillCategories(content);
  return {
    ...content,
    shownSkillCategories: categories,
    namedSkills: namedSkills(content),
    projectSquares: projectSquares(content),
    projects: shownProjects(content),
    selectedWork: selectedWorkOf(content),
    present: monthAt(Date.now()),
    spotlight: spotlightSkills(content.spotlight, categories),
  };
}

/**
 * The module `virtual:content`: the owner's content, checked, each part as an export of its own and all
 * together as the default export; and `virtual:content/contactForm`, the form if it's on. Their types are in `packages/site/src/vite-env.d.ts`.
 */
export function contentModule(reader: ContentReader = createContentReader()): Plugin {
  return {
    name: 'portfolio:content',
    resolveId: {
      filter: { id: /^virtual:content(?:\/\w+)?$/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:content/ },
      async handler(id) {
        const stated = await reader.read();
        const part = id.split('/')[1];
        if (part === FORM)
          return hasContactForm(stated) ? form : 'export const ContactForm = undefined';
        const content = partsOf(stated);
        if (part === undefined) return wholeModule(Object.keys(content));
        const script = `export default ${JSON.stringify(content[part])}`;
        // Checked here, where it is known which file the owner has to change.
        const [place] = problemsIn(reader.folder, [{ file: fileOf(part), path: '', message: '' }]);
        refuseSecret(place?.file ?? part, script);
        return script;
      },
    },
  };
}
