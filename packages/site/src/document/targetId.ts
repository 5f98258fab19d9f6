/** The id that a part of an address after `#` points at; empty where that cannot be read. */
export function targetId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
