import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Finds the stylesheet and the scripts of each page in the output of the client build. */
export function readClientAssets({ output }: Rolldown.RolldownOutput) {
  const chunks = output.filter((file) => file.type === 'chunk');
  const [stylesheet, ...others] = output.filter(({ fileName }) => fileName.endsWith('.css'));
  if (stylesheet?.type !== 'asset' || others.length > 0) {
    throw new Error('The client build must write exactly one stylesheet.');
  }

  /** The scripts of a chunk and of all that it imports. */
  const scriptsWith = (what: string, matches: (chunk: Chunk) => boolean): string[] => {
    const chunk = chunks.find(matches);
    if (!chunk) throw new Error(`The client build has no chunk for ${what}.`);
    const imported = chunk.imports.flatMap((name) =>
      scriptsWith(name, ({ fileName }) => fileName === name),
    );
    return [chunk.fileName, ...imported];
  };
  const isFile = (file: string) => (chunk: Chunk) => chunk.facadeModuleId?.endsWith(file) ?? false;
  const application = scriptsWith('the entry', isFile('/entry.client.tsx'));

  return {
    /** The code of all scripts. */
    text: chunks.map(({ code }) => code).join(''),
    stylesheet: { fileName: stylesheet.fileName, text: String(stylesheet.source).trim() },
    /**
     * All scripts that a page needs before it is interactive. The one that starts the application is first.
     * @param modules the ends of the names of the page's modules, such as `/pages/AboutPage.tsx`. The error page has none
     */
    scriptsOf(modules: readonly string[] = []) {
      const own = modules.flatMap((name) => scriptsWith(name, isFile(name)));
      return [...new Set([...application, ...own])];
    },
  };
}
