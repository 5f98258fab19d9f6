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

/** The source files that a declaration file refers to, by its imports. */
function sourcesOf(text: string, source: string): string[] {
  return importsOf(text)
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(source), fileName).replace(/\.js$/, ''));
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
  const written = new Map<string, OutputFile[]>();

  // One by one from the entries on: most styles have no part in a public type, and to check the
  // types of them all takes longer than everything else.
  const emit = (name: string) => {
    const file = ['', '.ts', '.tsx'].flatMap((end) => program.getSourceFile(name + end) ?? [])[0];
    if (!file || written.has(file.fileName)) return;
    const files: OutputFile[] = [];
    written.set(file.fileName, files);
    const { diagnostics } = program.emit(
      file,
      (path, text) => {
        const isMap = path.endsWith('.map');
        const content = isMap ? text : withFileNames(text, file.fileName, options);
        files.push({ path: relative(outputFolder, path), content });
      },
      undefined,
      true,
    );
    const problems = [...program.getSemanticDiagnostics(file), ...diagnostics];
    if (problems.length > 0) fail(...problems);
    for (const { path, content } of files) {
      if (path.endsWith('.d.ts')) sourcesOf(String(content), file.fileName).forEach(emit);
    }
  };
  entries.forEach(emit);
  return [...written.values()].flat();
}
