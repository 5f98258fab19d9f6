import { type Content, contentParts } from '@portfolio/data/schema/content';
import type { Plugin } from 'vite';
import { type ContentReader, createContentReader } from './contentReader.ts';

const MODULE = 'virtual:content';

/** Vite's ids of the modules: `\0virtual:content`, and one like `\0virtual:content/owner` for each part. */
export const isContentModule = (id: string | null) => id?.startsWith(`\0${MODULE}`) ?? false;

/** Imports each part by its name, so that a bundle holds only those that are used. */
const wholeModule = (stated: readonly string[]) => `
${contentParts.map((part) => `import ${part} from '${MODULE}/${part}';`).join('\n')}
export { ${contentParts.join(', ')} };
export default { ${stated.join(', ')} };`;

/** The content as a page needs it: with a skill's proficiency in the spotlight, without all the others. */
function partsOf(content: Content): Record<string, unknown> {
  const skills = content.skillCategories.flatMap(({ skills }) => skills);
  const proficiencyOf = (name: string) => skills.find((skill) => skill.name === name)?.proficiency;
  return {
    ...content,
    spotlight: content.spotlight.map((item) => ({
      ...item,
      proficiency: proficiencyOf(item.name),
    })),
  };
}

/**
 * The module `virtual:content`: the owner's content, checked, each part as an export of its own and all
 * together as the default export. Its type is in `packages/site/src/vite-env.d.ts`.
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
        const content = partsOf(await reader.read());
        const part = id.split('/')[1];
        if (part === undefined) return wholeModule(Object.keys(content));
        return `export default ${JSON.stringify(content[part])}`;
      },
    },
  };
}
