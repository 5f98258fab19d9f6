/** The versions of files that this page has read. */
const read = new Set<string>();

/** For each version that the editor has changed, the next one, so that a draft made after a save is known the next day. */
const KEY = 'portfolio-editor-versions';

/** Drafts are younger than so many saves. */
const MAX_SAVES = 200;

const savesBefore = (): [string, string][] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

/** The version of a file's text, whatever its line ends. */
export async function versionOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text.trim().replace(/\r\n?/g, '\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...hash));
}

/** Remembers that the editor has read a text, and returns its version. */
export async function rememberRead(text: string): Promise<string> {
  const version = await versionOf(text);
  read.add(version);
  return version;
}

/** Remembers that the editor makes one text of another. */
export async function rememberSave(before: string, after: string): Promise<void> {
  const saves = savesBefore().slice(1 - MAX_SAVES);
  localStorage.setItem(
    KEY,
    JSON.stringify([...saves, [await versionOf(before), await versionOf(after)]]),
  );
}

/** Whether a version is one that this page has read, or became one by the editor's own saves. */
export function isKnownVersion(version: string): boolean {
  const saves = new Map(savesBefore());
  const passed = new Set<string>();
  for (let each: string | undefined = version; each && !passed.has(each); each = saves.get(each)) {
    if (read.has(each)) return true;
    passed.add(each);
  }
  return false;
}
