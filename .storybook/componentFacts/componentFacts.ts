import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { groups, pageId } from '../shared/groups.ts';

/** What can be read from the files of a component. */
export interface ComponentFacts {
  /** The folder of the component, from the root of the repository. */
  folder: string;
  /** What its names are imported from: `@portfolio/ui/Button`. */
  importedFrom: string;
  /** The fields of the types that its props have, such as a skill, by the name of the type. */
  types: Record<string, TypeField[]>;
}

/** A field of a type, as its declaration says it. */
export interface TypeField {
  name: string;
  type: string;
  required: boolean;
  description: string;
  defaultValue?: string | undefined;
}

/** What the docs pages know about the components, without anybody writing it down. */
export interface WorkshopFacts {
  /** By the names that the components' folders export. */
  components: Record<string, ComponentFacts>;
  /** The address of each component's page, by the name of its story file. */
  pages: Record<string, string>;
  /** Where the sources can be read, up to the path of a file. */
  repository?: string | undefined;
}

const STORIES = '.stories.tsx';

const list = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

const EXPORT_NAMES = /^export \{([^}]*)\}/gm;
const EXPORT_ALL = /^export \* from '(\.\/[^']+)'/gm;
const DECLARED = /^export (?:const|function) (\w+)/gm;

/** The values that a component's `index.ts` exports. */
function exportedNames(folder: string): string[] {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const named = [...index.matchAll(EXPORT_NAMES)].flatMap(([, names = '']) => names.split(','));
  const starred = [...index.matchAll(EXPORT_ALL)].flatMap(([, file = '']) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(DECLARED)].map(([, name = '']) => name),
  );
  return [...named, ...starred]
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

function fieldOf(member: ts.PropertySignature): TypeField {
  const [doc] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const byDefault = doc?.tags?.find(({ tagName }) => tagName.text === 'default');
  return {
    name: member.name.getText(),
    type: member.type?.getText().replace(/\s*\| undefined$/, '') ?? '',
    required: !member.questionToken,
    description: ts.getTextOfJSDocComment(doc?.comment) ?? '',
    defaultValue: ts.getTextOfJSDocComment(byDefault?.comment),
  };
}

/** The interfaces that the files of a component export, other than those of its props. */
function typesIn(folder: string): ComponentFacts['types'] {
  const files = list(folder).filter((path) => path.endsWith('.tsx'));
  const declared = files.flatMap((path) => {
    const source = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    return source.statements.filter(ts.isInterfaceDeclaration);
  });
  return Object.fromEntries(
    declared
      .filter(({ name }) => !name.text.endsWith('Props'))
      .map(({ name, members }) => [name.text, members.filter(ts.isPropertySignature).map(fieldOf)]),
  );
}

/** Reads the facts below the root of the repository. */
export function readFacts(root: string): Omit<WorkshopFacts, 'repository'> {
  const folders = ['primitives', 'patterns', 'portfolio'].flatMap((layer) =>
    list(join(root, 'packages/ui/src', layer)).filter((path) => existsSync(join(path, 'index.ts'))),
  );
  const components = folders.flatMap((folder) => {
    const facts: ComponentFacts = {
      folder: relative(root, folder),
      importedFrom: `@portfolio/ui/${basename(folder)}`,
      types: typesIn(folder),
    };
    return exportedNames(folder).map((name) => [name, facts] as const);
  });
  const foundations = { title: 'Foundations' };
  const pages = Object.entries({ ...groups, foundations }).flatMap(([folder, { title }]) =>
    list(join(root, 'stories', folder))
      .filter((file) => file.endsWith(STORIES))
      .map((file) => {
        const name = basename(file, STORIES);
        return [name, pageId(title, name)] as const;
      }),
  );
  return {
    components: Object.fromEntries(components),
    pages: Object.fromEntries(pages),
  };
}
