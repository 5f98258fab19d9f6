import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

const folder = resolve('packages/ui/src/components');

/** Whether a statement loads a module, rather than only its types. */
function loads(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return !statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || ts.isNamespaceImport(bindings)) return !clause.isTypeOnly;
  return !clause.isTypeOnly && bindings.elements.some((element) => !element.isTypeOnly);
}

function specifiersOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
    return loads(statement) ? [moduleSpecifier.text] : [];
  });
}

function importedBy(name: string): string[] {
  const own = join(folder, name);
  return readdirSync(own)
    .map((file) => join(own, file))
    .flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map(
          (specifier) => relative(folder, resolve(dirname(file), specifier)).split(sep)[0] ?? '',
        ),
    )
    .filter((other) => other !== '..' && other !== name);
}

/** The components whose folders the source of this one imports, and so on from those. */
export function componentsMakingUp(name: string): Set<string> {
  const found = new Set([name]);
  for (const each of found) for (const other of importedBy(each)) found.add(other);
  return found;
}
