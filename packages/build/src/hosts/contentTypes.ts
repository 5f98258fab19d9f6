/** The file extensions that a site may have, by content type. */
export const contentTypes: Record<string, readonly string[]> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/markdown': ['md'],
  'text/vcard': ['vcf'],
  'application/json': ['json', 'map'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/pdf': ['pdf'],
  'image/svg+xml': ['svg'],
  'image/x-icon': ['ico'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'font/woff2': ['woff2'],
};

/** The content type of a file with another extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The extension of a file's name in small letters, without the point; empty if it has none. */
export const extensionOf = (name: string): string =>
  /[^/]\.([^./]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The content type of a file, by its extension. */
export function contentType(path: string): string {
  const extension = extensionOf(path);
  const [type] = Object.entries(contentTypes).find(([, names]) => names.includes(extension)) ?? [];
  if (type === undefined) return UNKNOWN_TYPE;
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
