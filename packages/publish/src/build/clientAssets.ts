import type { Rolldown } from 'vite';

/** What one client build wrote, in the words of the prerenderer. */
export interface ClientAssets {
  /** The one stylesheet: the file it was written to, and its text. */
  stylesheet: { fileName: string; text: string };
  /** The scripts that every page needs, the one that starts the application first. */
  entryScripts: string[];
  /** All scripts that a page needs before it is interactive, those of the entry first, each once. */
  scriptsOf: (pageFile: string) => string[];
}

type Output = Rolldown.RolldownOutput;
type Chunk = Rolldown.OutputChunk;

/** Finds the scripts of each page in the output of the client build. */
export function readClientAssets({ output }: Output): ClientAssets {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The client build has no entry.');
  const [stylesheet, ...others] = output.filter(({ fileName }) => fileName.endsWith('.css'));
  if (stylesheet?.type !== 'asset' || others.length > 0) {
    throw new Error('The client build must write exactly one stylesheet.');
  }

  /** @param file of the page, such as `./pages/AboutPage.tsx` */
  const pageChunk = (file: string): Chunk => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(file.slice(1)),
    );
    if (!chunk) throw new Error(`The client build has no chunk for ${file}.`);
    return chunk;
  };

  const withImports = (chunk: Chunk): Chunk[] => [
    chunk,
    ...chunk.imports.flatMap((name) => {
      const imported = chunks.get(name);
      return imported ? withImports(imported) : [];
    }),
  ];

  const fileNames = (...starts: Chunk[]) => [
    ...new Set(starts.flatMap(withImports).map(({ fileName }) => fileName)),
  ];

  return {
    stylesheet: { fileName: stylesheet.fileName, text: String(stylesheet.source).trim() },
    entryScripts: fileNames(entry),
    scriptsOf: (pageFile) => fileNames(entry, pageChunk(pageFile)),
  };
}
