import { join } from 'node:path';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { isTranslation } from '@portfolio/data/schema/site';
import { type ShownCaseStudy, shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { versionOf } from '@portfolio/data/shown/versionOf';
import { inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { siteViews } from '@portfolio/data/views/siteViews';
import { formatsOf } from '@portfolio/words/formats';
import { languageOf, wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { siteFolder } from '../folders/packages.ts';
import { refuseSecret } from '../keys/secretKeys.ts';
import { stylesOfLook } from '../look/lookOf.ts';
import type { ContentReader } from './contentReader.ts';
import { isCaseStudyIn, translatedFile } from './languages.ts';
import { type LoadedContent, problemsIn } from './readContent.ts';

const MODULE = 'virtual:content';

const WORDS = '@portfolio/words';

/**
 * Whether an id of Vite's belongs to a module with the owner's content or picture, or with the words of the site's
 * language, such as `\0virtual:content`, `\0virtual:content/about`, `\0virtual:portrait` or `\0@portfolio/words`.
 */
export const isVirtualModule = (id: string | null) =>
  [MODULE, 'virtual:portrait', WORDS].some((start) => id?.startsWith(`\0${start}`));

/** If the form is off, nothing imports its code, so the build leaves out the form and the backend's client. */
const formFile = normalizePath(join(siteFolder, 'src/contact/ContactForm.tsx'));
const form = `export { ContactForm } from ${JSON.stringify(formFile)}`;

const toModule = (value: unknown) => `export default ${JSON.stringify(value)}`;

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

/** The file in which the owner can change a text. Messages name it. */
function fileAt({ folder }: ContentReader, file: string) {
  // The first language was built before another one without an error, so the mistake is in the other's own folder.
  const [place] = problemsIn(folder, [{ file, path: '', message: '' }]);
  return place?.file ?? file;
}

/** The data of all modules. A secret in it stops the build here, where we know which file the owner has to change. */
async function siteContent(reader: ContentReader) {
  const content = await reader.read();
  const { caseStudies, ...parts } = content;
  const check = (file: string, value: unknown) =>
    refuseSecret(fileAt(reader, file), JSON.stringify(value));
  for (const [name, part] of Object.entries(parts)) {
    check(translatedFile(name, reader.language), part);
  }
  for (const { name, caseStudy } of caseStudies.files.values()) check(inContent(name), caseStudy);
  const language = await languageOf(content.site.language);
  return {
    parts,
    views: siteViews(content, language),
    caseStudies: shownCaseStudies(content, language).map((shown) => {
      const file = caseStudies.files.get(slugify(shown.project.title));
      const { language: tag, languages: [first] = [] } = content.site;
      const isUntranslated = file && isTranslation(content.site) && !isCaseStudyIn(file.name, tag);
      return { ...shown, ...(isUntranslated && { lang: first }) };
    }),
  };
}

/**
 * The module `virtual:content` with what each page shows. Each view is an export of its own, from a module of its own, so
 * that a bundle holds only the views that are used. `virtual:content/contactForm` is the form if it's on.
 * `virtual:content/caseStudyPaths` has the paths of the case studies, and `virtual:content/caseStudies` loads them.
 * `virtual:content/look.css` has the values of the design tokens. The types are in `packages/site/src/vite-env.d.ts`.
 */
export function contentModule(reader: ContentReader): Plugin {
  let isBuild = false;
  const made = new WeakMap<LoadedContent, ReturnType<typeof siteContent>>();
  /** Made once each time that the content is read. */
  const current = async () => {
    const loaded = await reader.load();
    const site = made.get(loaded) ?? siteContent(reader);
    made.set(loaded, site);
    return site;
  };
  return {
    name: 'portfolio:content',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:content(?:\/\w+)*(?:\.css(?:\?direct)?)?$/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: id.includes('.css') }),
    },
    load: {
      filter: { id: /^\0virtual:content/ },
      async handler(id) {
        const [, name, index] = id.split('/');
        if (name?.startsWith('look.css')) return stylesOfLook(await reader.read());
        if (name === 'siteLanguages')
          return isBuild ? languageList(reader) : 'export const siteLanguages = [];';
        const { parts, views, caseStudies } = await current();
        switch (name) {
          case undefined:
            return Object.keys(views)
              .map((view) => `export { default as ${view} } from '${MODULE}/${view}';`)
              .join('\n');
          case 'whole':
            if (isBuild && this.environment.name === 'client')
              this.error('Pages may not import the whole content, which would publish all of it.');
            return toModule(parts);
          case 'contactForm':
            return hasContactForm(parts) ? form : 'export const ContactForm = undefined';
          case 'caseStudyPaths':
            return caseStudyPaths(caseStudies);
          case 'caseStudies':
            return caseStudyList(caseStudies);
          case 'caseStudy':
            return toModule(caseStudies[Number(index)]);
          default:
            return toModule(views[name as keyof typeof views]);
        }
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
