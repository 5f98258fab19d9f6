import ts from 'typescript';

/** One place in a source file that names another module or file. */
export interface Import {
  specifier: string;
  line: number;
}

/** The text of a string, or as much of a template's as comes before its first expression. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.head.text;
  if (ts.isLiteralTypeNode(node)) return textOf(node.literal);
  return undefined;
}

/** Whether calling this loads its first argument: `import()`, `require()`, `import.meta.glob()`. */
function isLoader(callee: ts.Expression): boolean {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  if (ts.isIdentifier(callee)) return callee.text === 'require';
  return ts.isPropertyAccessExpression(callee) && ts.isMetaProperty(callee.expression);
}

function isUrl(node: ts.Node): node is ts.NewExpression {
  return (
    ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'URL'
  );
}

/** The nodes that hold what this node imports; most nodes import nothing. */
function specifiersOf(node: ts.Node): ts.Node[] {
  if (ts.isImportDeclaration(node)) return [node.moduleSpecifier];
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier ? [node.moduleSpecifier] : [];
  if (ts.isExternalModuleReference(node)) return [node.expression];
  if (ts.isImportTypeNode(node)) return [node.argument];
  if (!isUrl(node) && !(ts.isCallExpression(node) && isLoader(node.expression))) return [];
  const [first] = node.arguments ?? [];
  if (first === undefined) return [];
  return ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
}

function readScript(file: string, text: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const references = [...source.referencedFiles, ...source.typeReferenceDirectives];
  const found = references.map(({ fileName, pos }) => ({ specifier: fileName, line: lineOf(pos) }));
  const visit = (node: ts.Node) => {
    for (const part of specifiersOf(node)) {
      const specifier = textOf(part);
      if (specifier !== undefined) found.push({ specifier, line: lineOf(part.getStart(source)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const IN_STYLESHEET = /(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?([^"')\s]+)/g;

function readStylesheet(text: string): Import[] {
  return [...text.matchAll(IN_STYLESHEET)].map((match) => ({
    specifier: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** Everything that a script or a stylesheet imports, in whatever form, types included. */
export function readImports(file: string, text: string): Import[] {
  return file.endsWith('.css') ? readStylesheet(text) : readScript(file, text);
}
