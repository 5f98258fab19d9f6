import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { listEntries } from './entries.ts';
import { outputFolder, packageFolder, sourceFolder } from './folders.ts';
import type { OutputFile } from './OutputFile.ts';

function fail(...diagnostics: ts.Diagnostic[]): never {
  throw new Error(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (file) => file,
      getCurrentDirectory: () => packageFolder,
      getNewLine: () => '\n',
    }),
  );
}

function readOptions(): ts.CompilerOptions {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(packageFolder, 'tsconfig.json'),
    {
      noEmit: false,
      declaration: true,
      declarationMap: true,
      emitDeclarationOnly: true,
      rootDir: sourceFolder,
      outDir: outputFolder,
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  if (!config) throw new Error('The package has no tsconfig.json.');
  return config.options;
}

/** The imports of a declaration file, in its order. */
const importsOf = (text: string) => ts.preProcessFile(text).importedFiles;

/**
 * A declaration file with whole file names in its imports: `../Link` of the source is
 * `../Link/index.js` of the package, because Node and its rules know no other way.
 */
function withFileNames(text: string, source: string, options: ts.CompilerOptions): string {
  let written = '';
  let rest = 0;
  for (const { fileName, pos } of importsOf(text)) {
    if (!fileName.startsWith('.')) continue;
    const { resolvedModule } = ts.resolveModuleName(fileName, source, options, ts.sys);
    if (!resolvedModule) throw new Error(`${source}: nothing is at '${fileName}'.`);
    const way = relative(dirname(source), resolvedModule.resolvedFileName).split(sep).join('/');
    const path = way.replace(/\.tsx?$/, '.js');
    // The position is that of the quotation mark.
    written += text.slice(rest, pos + 1) + (path.startsWith('.') ? path : `./${path}`);
    rest = pos + 1 + fileName.length;
  }
  return written + text.slice(rest);
}

/** The files among `files` that the entries lead to. */
function reachable(files: Map<string, string>, entries: string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    const text = files.get(file);
    if (text === undefined || found.has(file)) return;
    found.add(file);
    for (const { fileName } of importsOf(text)) {
      visit(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
    }
  };
  entries.forEach(visit);
  return found;
}

/**
 * The declarations with their comments, one for each module of the source, as far as a public type
 * needs it; each with a map, through which an editor goes on to the source.
 *
 * @throws when a type is wrong, or cannot be written down.
 */
export function buildDeclarations(): OutputFile[] {
  const options = readOptions();
  const entries = listEntries();
  const ambient = ts.sys.readDirectory(sourceFolder, ['.d.ts']);
  const program = ts.createProgram([...entries, ...ambient], options);
  const files = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (path, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName;
    files.set(path, source && path.endsWith('.ts') ? withFileNames(text, source, options) : text);
  });
  const problems = [...program.getSemanticDiagnostics(), ...diagnostics];
  if (problems.length > 0) fail(...problems);

  const declarationOf = (source: string) =>
    join(outputFolder, relative(sourceFolder, source)).replace(/\.tsx?$/, '.d.ts');
  const kept = reachable(files, entries.map(declarationOf));
  return [...files]
    .filter(([path]) => kept.has(path.replace(/\.map$/, '')))
    .map(([path, content]) => ({ path: relative(outputFolder, path), content }));
}
