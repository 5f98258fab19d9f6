import { join } from 'node:path';
import { hasContactForm } from '@portfolio/data/contact/contactForm';
import { contentParts } from '@portfolio/data/schema/content';
import { isTranslation } from '@portfolio/data/schema/site';
import { shownContent } from '@portfolio/data/shown/shownContent';
import { type ShownStory, shownStories } from '@portfolio/data/shown/shownStories';
import { versionOf } from '@portfolio/data/shown/versionOf';
import type { StoryFile } from '@portfolio/data/story/story';
import { inContent } from '@portfolio/data/validation/contentProblem';
import { slugify } from '@portfolio/data/values/slug';
import { formatsOf } from '@portfolio/words/formats';
import { languageOf, wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { describeIn } from '../documents/texts/figureText.ts';
import { siteFolder } from '../folders/packages.ts';
import { refuseSecret } from '../keys/secretKeys.ts';
import { type ContentReader, createContentReader, type PublishedContent } from './contentReader.ts';
import { isStoryIn, translatedFile } from './languages.ts';
import { problemsIn } from './readContent.ts';

const MODULE = 'virtual:content';

const WORDS = '@portfolio/words';

/**
 * Whether Vite's id is that of a module with the owner's content, or with words of the site's language:
 * `\0virtual:content`, `\0virtual:content/owner`, `\0@portfolio/words`.
 */
export const isVirtualModule = (id: string | null) =>
  [MODULE, WORDS].some((start) => id?.startsWith(`\0${start}`));

/** If the form is off, nothing imports its code, so a build has neither that nor the backend's client. */
const formFile = normalizePath(join(siteFolder, 'src/contact/ContactForm.tsx'));
const form = `export { ContactForm } from ${JSON.stringify(formFile)}`;

/** Imports each part by its name, so that a bundle holds only those that are used. */
function wholeModule(shown: readonly string[]) {
  // Pages import parts by name, also those that the owner leaves out.
  const parts = [...new Set([...contentParts, ...shown])];
  return `
${parts.map((part) => `import ${part} from '${MODULE}/${part}';`).join('\n')}
export { ${parts.join(', ')} };
export default { ${shown.join(', ')} };`;
}

const storyLoader = normalizePath(join(siteFolder, 'src/pages/story/loadStory.tsx'));

/** Where the stories are: all that pages know of them. Nothing imports their code if there are none. */
function storyPaths(stories: readonly ShownStory[]) {
  const load = stories.length > 0 ? `() => import(${JSON.stringify(storyLoader)})` : 'undefined';
  return `export const storyPaths = ${JSON.stringify(stories.map(({ path }) => path))};
export const importStories = ${load};`;
}

/** How each story is loaded. */
const storyList = (stories: readonly ShownStory[]) =>
  `export const stories = [${stories
    .map(({ path }, index) => {
      const load = `() => import('${MODULE}/story/${index}')`;
      return `{ path: ${JSON.stringify(path)}, load: ${load} }`;
    })
    .join()}];`;

/**
 * Where each language is, the page's own among them. None if the site has only that one, and while developing, when only
 * one is served.
 */
async function languageList(reader: ContentReader) {
  const all = await reader.languages();
  const languages = all.map(({ content, base }) => versionOf(content, base));
  return `export const siteLanguages = ${JSON.stringify(all.length > 1 ? languages : [])};`;
}

/** The file in which the owner can change a part, for messages. */
function fileAt({ folder, language }: ContentReader, part: string, story?: StoryFile) {
  // The first language is built before the others: what is wrong in one of them alone is in its folder.
  const file = story ? inContent(story.name) : translatedFile(part, language);
  const [place] = problemsIn(folder, [{ file, path: '', message: '' }]);
  return place?.file ?? file;
}

/**
 * The module `virtual:content`: the owner's content, checked, each part as an export of its own and all
 * together as the default export. Next to it, `virtual:content/contactForm` is the form if it's on, and
 * `virtual:content/storyPaths` and `virtual:content/stories` are where stories are and
 * how each is loaded. Their types are in `packages/site/src/vite-env.d.ts`.
 */
export function contentModule(reader: ContentReader = createContentReader()): Plugin {
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
        const stated = await reader.read();
        const [, part, index] = id.split('/');
        if (part === 'contactForm')
          return hasContactForm(stated) ? form : 'export const ContactForm = undefined';
        if (part === 'siteLanguages')
          return isBuild ? languageList(reader) : 'export const siteLanguages = [];';
        const language = await languageOf(stated.site.language);
        const describe = describeIn(language);
        const stories = shownStories(stated, language, describe);
        if (part === 'storyPaths') return storyPaths(stories);
        if (part === 'stories') return storyList(stories);
        const content: Record<string, unknown> = shownContent(stated, language, describe);
        if (part === undefined) return wholeModule(Object.keys(content));
        const story = part === 'story' ? stories[Number(index)] : undefined;
        const told = story && stated.stories.files.get(slugify(story.project.title));
        // As a whole, because its texts are in many pieces.
        const { language: tag, languages: [first] = [] } = stated.site;
        const isLeft = told && isTranslation(stated.site) && !isStoryIn(told.name, tag);
        const shown = story && { ...story, ...(isLeft && { lang: first }) };
        const script = `export default ${JSON.stringify(shown ?? content[part])}`;
        // Checked here, where it is known which file the owner has to change; what pages don't show is published elsewhere.
        const whole = script + JSON.stringify(stated[part as keyof PublishedContent]);
        refuseSecret(fileAt(reader, part, told), whole);
        return script;
      },
    },
  };
}

/** Puts the words of the site's language in the place of the English ones: `@portfolio/words` is its folder then. */
export function wordsModule(reader: ContentReader = createContentReader()): Plugin {
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
