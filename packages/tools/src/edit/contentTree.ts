/** The folder of the content in the repository, and in the editor's tree. */
export const CONTENT = 'content';

/** The path of a file of the content in the repository. */
export const pathOfFile = (name: string) => `${CONTENT}/${name}`;

/** Whether a path in the repository is one of the content's. */
export const isInContent = (path: string) => path.startsWith(`${CONTENT}/`);

/** The name of the file of the content at a path in the repository. */
export const nameInContent = (path: string) => path.slice(CONTENT.length + 1);

/** The owner's content as it is stored. Names are from the content's folder, such as `files/images/cat.png`. */
export interface ContentTree {
  /** The names of all files. */
  names: ReadonlySet<string>;
  /** The texts of the files that the rules read, by name. */
  texts: ReadonlyMap<string, string>;
}

/** The change of a file in a save. */
export interface Change {
  name: string;
  /** The new bytes; undefined if it is removed. */
  bytes?: Uint8Array;
}

/** Whether a file may be published as it is, as pictures are. */
export const isPublished = ({ name }: Pick<Change, 'name'>): boolean => /^files\//.test(name);

/** Whether the rules read a file: JSON and Markdown, but none that is published as it is. */
export const isRead = (name: string): boolean =>
  /\.(?:json|md)$/.test(name) && !isPublished({ name });

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A change of a text. */
export const textChange = (name: string, text: string): Change => ({
  name,
  bytes: new TextEncoder().encode(text),
});

/** The content after some changes. */
export function changed(tree: ContentTree, changes: readonly Change[]): ContentTree {
  const names = new Set(tree.names);
  const texts = new Map(tree.texts);
  for (const { name, bytes } of changes) {
    texts.delete(name);
    if (!bytes) names.delete(name);
    else {
      names.add(name);
      if (isRead(name)) texts.set(name, decode(bytes));
    }
  }
  return { names, texts };
}
