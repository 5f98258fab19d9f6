import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { groups, pageId } from '../groups.ts';

/** What the search and the gallery know about a component: the words of its guide. */
export interface GuideSummary {
  name: string;
  /** The title of its group. */
  group: string;
  /** Id of its docs page. */
  id: string;
  /** Where its guide is in the folder of the stories, without the ending: `actions/Button`. */
  path: string;
  purpose: string;
  tasks: string[];
  /** Situations to use it in. */
  use: string[];
}

const SUFFIX = '.guide.tsx';

/** The object that a guide's file exports, as it is or through a function: `figureGuide({…})`. */
function guideObject(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(file) === 'guide');
  const written = declared?.initializer;
  const value = written && ts.isCallExpression(written) ? written.arguments[0] : written;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/**
 * The words of a guide, read without running it: it imports components, which Node can't.
 * @throws if they aren't written as plain texts
 */
export function summaryOf(
  source: string,
  path: string,
): Omit<GuideSummary, 'name' | 'group' | 'id' | 'path'> {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const guide = guideObject(file);
  const textsOf = (name: string) => {
    const value = guide?.properties
      .filter(ts.isPropertyAssignment)
      .find((property) => property.name.getText(file) === name)?.initializer;
    const texts = value && ts.isArrayLiteralExpression(value) ? [...value.elements] : [value];
    return texts.map((text) => {
      if (text && ts.isStringLiteralLike(text)) return text.text;
      throw new Error(`${path}: write \`${name}\` in plain texts, for the search.`);
    });
  };
  return {
    purpose: textsOf('purpose').join(' '),
    tasks: textsOf('tasks'),
    use: textsOf('use'),
  };
}

/** The guides below the folder of the stories, in the order of the sidebar. */
export const readGuides = (stories: string): GuideSummary[] =>
  Object.entries(groups).flatMap(([folder, { title }]) =>
    readdirSync(join(stories, folder))
      .filter((file) => file.endsWith(SUFFIX))
      .sort()
      .map((file) => {
        const name = file.slice(0, -SUFFIX.length);
        const path = join(stories, folder, file);
        return {
          name,
          group: title,
          id: pageId(title, name),
          path: `${folder}/${name}`,
          ...summaryOf(readFileSync(path, 'utf8'), path),
        };
      }),
  );
