import type { Rolldown } from 'vite';
import { isFontStylesheet } from './fontFaces.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Finds the stylesheet, that of the font faces, and the scripts of each page in the output of the client build.
 */
export function readClientAssets({ output }: Rolldown.RolldownOutput) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const stylesheetOf = (what: string, isIt: (fileName: string) => boolean) => {
    const [file, ...others] = output.filter((file) => isIt(file.fileName));
    if (file?.type !== 'asset' || others.length > 0) {
      throw new Error(`The client build must write exactly one stylesheet of ${what}.`);
    }
    return { fileName: file.fileName, text: String(file.source).trim() };
  };
  const isStylesheet = (fileName: string) => fileName.endsWith('.css');

  /** The scripts of a chunk and of what it imports. */
  const scriptsWith = (what: string, isIt: (chunk: Chunk) => boolean): string[] => {
    const chunk = chunks.find(isIt);
    if (!chunk) throw new Error(`The client build has no chunk for ${what}.`);
    const imported = chunk.imports.flatMap((name) =>
      scriptsWith(name, ({ fileName }) => fileName === name),
    );
    return [chunk.fileName, ...imported];
  };
  const isFile = (file: string) => (chunk: Chunk) => chunk.facadeModuleId?.endsWith(file) ?? false;
  const application = [
    ...scriptsWith('the entry', isFile('/entry.client.tsx')),
    // The entry asks for it by itself, to be evaluated in a task of its own.
    ...scriptsWith('React', isFile('/reactDom.ts')),
  ];

  return {
    stylesheet: stylesheetOf('rules', (name) => isStylesheet(name) && !isFontStylesheet(name)),
    fontStylesheet: stylesheetOf('font faces', isFontStylesheet),
    lateScript: scriptsWith('the late styles', isFile('/lateStyles.ts'))[0] ?? '',
    /**
     * All scripts that a page needs before it is interactive: the one that starts the application first,
     * each once.
     * @param pageFile of the page, such as `./pages/AboutPage.tsx`; the error page has none
     */
    scriptsOf(pageFile?: string) {
      const own = pageFile ? scriptsWith(pageFile, isFile(pageFile.slice(1))) : [];
      return [...new Set([...application, ...own])];
    },
  };
}
