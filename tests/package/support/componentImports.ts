import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The component to which a path belongs; none for what several share, such as `src/heading`. */
function componentAt(path: string): string | undefined {
  const [name] = relative(folder, path).split(sep);
  return name === '..' ? undefined : name;
}

const filesOf = (component: string) =>
  readdirSync(join(folder, component)).map((file) => join(folder, component, file));

/** The source files that a relative import leads to: of a component all, else the one module. */
function filesAt(path: string): string[] {
  const component = componentAt(path);
  if (component) return filesOf(component);
  return ['.ts', '.tsx'].map((ending) => path + ending).filter((file) => existsSync(file));
}

/** The components that the source of this one imports, itself or through what is shared. */
export function componentsMakingUp(name: string): Set<string> {
  const files = new Set(filesOf(name));
  for (const file of files) {
    for (const specifier of specifiersOf(file).filter((each) => each.startsWith('.'))) {
      for (const imported of filesAt(resolve(dirname(file), specifier))) files.add(imported);
    }
  }
  return new Set([...files].map(componentAt).filter((each) => each !== undefined));
}
