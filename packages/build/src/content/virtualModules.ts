import { join } from 'node:path';
import type { CaseStudyFile } from '@portfolio/data/caseStudy/caseStudy';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { contentParts } from '@portfolio/data/schema/content';
import { isTranslation } from '@portfolio/data/schema/site';
import { type ShownCaseStudy, shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { shownContent } from '@portfolio/data/shown/shownContent';
import { versionOf } from '@portfolio/data/shown/versionOf';
import { inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { formatsOf } from '@portfolio/words/formats';
import { languageOf, wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { describeIn } from '../documents/texts/figureText.ts';
import { siteFolder } from '../folders/packages.ts';
import { refuseSecret } from '../keys/secretKeys.ts';
import type { ContentReader, PublishedContent } from './contentReader.ts';
import { isCaseStudyIn, translatedFile } from './languages.ts';
import { problemsIn } from './readContent.ts';

const MODULE = 'virtual:content';

const WORDS = '@portfolio/words';

/**
 * Whether an id of Vite's belongs to a module with the owner's content or picture, or with the words of the site's
 * language, such as `\0virtual:content`, `\0virtual:content/owner`, `\0virtual:portrait` or `\0@portfolio/words`.
 */
export const isVirtualModule = (id: string | null) =>
  [MODULE, 'virtual:portrait', WORDS].some((start) => id?.startsWith(`\0${start}`));

/** If the form is off, nothing imports its code, so the build leaves out the form and the backend's client. */
const formFile = normalizePath(join(siteFolder, 'src/contact/ContactForm.tsx'));
const form = `export { ContactForm } from ${JSON.stringify(formFile)}`;

/** Exports each part by its name, so that a bundle holds only the parts that are used. */
function wholeModule(shown: readonly string[]) {
  // Pages also import the parts that the owner leaves out.
  const parts = [...new Set([...contentParts, ...shown])];
  return `
${parts.map((part) => `import ${part} from '${MODULE}/${part}';`).join('\n')}
export { ${parts.join(', ')} };
export default { ${shown.join(', ')} };`;
}

const caseStudyLoader = normalizePath(join(siteFolder, 'src/pages/caseStudy/loadCaseStudy.tsx'));

/** Pages only know the paths of case studies. If there are no case studies, nothing imports their code. */
function caseStudyPaths(caseStudies: readonly ShownCaseStudy[]) {
  const load =
    caseStudies.length > 0 ? `() => import(${JSON.stringify(caseStudyLoader)})` : 'undefined';
  return `export const caseStudyPaths = ${JSON.stringify(caseStudies.map(({ path }) => path))};
export const importCaseStudies = ${load};`;
}

const caseStudyList = (caseStudies: readonly ShownCaseStudy[]) =>
  `export const caseStudies = [${caseStudies
    .map(({ path }, index) => {
      const load = `() => import('${MODULE}/caseStudy/${index}')`;
      return `{ path: ${JSON.stringify(path)}, load: ${load} }`;
    })
    .join()}];`;

/**
 * The address of each language, the page's own included. The list is empty if the site has only one language.
 */
async function languageList(reader: ContentReader) {
  const all = await reader.languages();
  const languages = all.map(({ content, base }) => versionOf(content, base));
  return `export const siteLanguages = ${JSON.stringify(all.length > 1 ? languages : [])};`;
}

/** The file in which the owner can change a part of the content. Messages name it. */
function fileAt({ folder, language }: ContentReader, part: string, caseStudy?: CaseStudyFile) {
  // The first language was built before this one without an error, so the mistake is in this language's own folder.
  const file = caseStudy ? inContent(caseStudy.name) : translatedFile(part, language);
  const [place] = problemsIn(folder, [{ file, path: '', message: '' }]);
  return place?.file ?? file;
}

/**
 * The module `virtual:content` with the owner's content, checked. Each part is an export of its own, and the default
 * export is all of them. `virtual:content/contactForm` is the form if it's on. `virtual:content/caseStudyPaths` has the paths
 * of the case studies, and `virtual:content/caseStudies` loads them. The types are in `packages/site/src/vite-env.d.ts`.
 */
export function contentModule(reader: ContentReader): Plugin {
  let isBuild = false;
  return {
    name: 'portfolio:content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:content(?:\/\w+)*$/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:content/ },
      async handler(id) {
        const content = await reader.read();
        const [, part, index] = id.split('/');
        if (part === 'contactForm')
          return hasContactForm(content) ? form : 'export const ContactForm = undefined';
        if (part === 'siteLanguages')
          return isBuild ? languageList(reader) : 'export const siteLanguages = [];';
        const language = await languageOf(content.site.language);
        const describe = describeIn(language);
        const caseStudies = shownCaseStudies(content, language, describe);
        if (part === 'caseStudyPaths') return caseStudyPaths(caseStudies);
        if (part === 'caseStudies') return caseStudyList(caseStudies);
        const shown: Record<string, unknown> = shownContent(content, language, describe);
        if (part === undefined) return wholeModule(Object.keys(shown));
        const caseStudy = part === 'caseStudy' ? caseStudies[Number(index)] : undefined;
        const caseStudyFile =
          caseStudy && content.caseStudies.files.get(slugify(caseStudy.project.title));
        const { language: tag, languages: [first] = [] } = content.site;
        const isUntranslated =
          caseStudyFile && isTranslation(content.site) && !isCaseStudyIn(caseStudyFile.name, tag);
        const shownCaseStudy = caseStudy && {
          ...caseStudy,
          ...(isUntranslated && { lang: first }),
        };
        const script = `export default ${JSON.stringify(shownCaseStudy ?? shown[part])}`;
        // Only here is it known which file the owner has to change. Other modules publish what pages don't show, so
        // that is checked as well.
        const whole = script + JSON.stringify(content[part as keyof PublishedContent]);
        refuseSecret(fileAt(reader, part, caseStudyFile), whole);
        return script;
      },
    },
  };
}

/** Makes `@portfolio/words` export the words of the site's language instead of the English ones. */
export function wordsModule(reader: ContentReader): Plugin {
  return {
    name: 'portfolio:words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@portfolio\/words$/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0@portfolio\/words$/ },
      async handler() {
        const { language } = (await reader.read()).site;
        return `export * from ${JSON.stringify(normalizePath(wordsFile(language)))};
export const formats = ${JSON.stringify(formatsOf(language))};`;
      },
    },
  };
}
