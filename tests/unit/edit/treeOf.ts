import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import { type ContentTree, changed, textChange } from '@portfolio/tools/edit/contentTree';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const sampleNames = readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => /\.\w+$/.test(name));

/** The sample's files as an editor stores them, in which some have other texts, or are gone. */
export function sampleTree(texts: Record<string, string | undefined> = {}): ContentTree {
  const read = sampleNames.filter((name) => /^(?:case-studies\/)?[^/]+\.(?:json|md)$/.test(name));
  const tree = {
    names: new Set(sampleNames),
    texts: new Map(read.map((name) => [name, readFileSync(join(sampleFolder, name), 'utf8')])),
  };
  const changes = Object.entries(texts).map(([name, text]) =>
    text === undefined ? { name } : textChange(name, text),
  );
  return changed(tree, changes);
}

/** The case studies and files of the sample with other content. */
export const treeOf = (content: object): ContentTree =>
  sampleTree({
    'files/images/asha.jpg': 'A picture.',
    ...Object.fromEntries(
      contentFileNames.map((file) => {
        const parts = Object.keys(contentFiles[file]).map((part) => [
          part,
          Reflect.get(content, part),
        ]);
        return [file, json(Object.fromEntries(parts))];
      }),
    ),
  });

/** The values in a file of a tree. */
export const valuesIn = ({ texts }: ContentTree, name: string) =>
  JSON.parse(texts.get(name) ?? '{}');

/** The change of a file whose values are others. */
export function edited(
  tree: ContentTree,
  name: string,
  // biome-ignore lint/suspicious/noExplicitAny: any part of any file
  edit: (values: any) => void,
) {
  const values = valuesIn(tree, name);
  edit(values);
  return textChange(name, json(values));
}
