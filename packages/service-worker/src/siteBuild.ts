/** A file that the service worker may keep. */
export type BuiltFile = readonly [
  /** The address that hosts serve it at, from the site's base: `skills` is `skills.html`. */
  url: string,
  /** Its SHA-256 as base64, by which the worker knows it: a host may answer with anything. */
  hash: string,
];

/** The files that the service worker may keep. */
export interface PrecachedFiles {
  /** The pages, from the start. */
  pages: BuiltFile[];
  /** Their scripts, styles, pictures and downloads, from the start. */
  files: BuiltFile[];
  /** Once a page has used them: sizes of the portrait. */
  filesOnUse: BuiltFile[];
}

/** The facts about its build that the worker has. */
export interface SiteBuild extends PrecachedFiles {
  /** The page for an address that isn't available. */
  offlinePage: string;
  /** The folder of files whose names change with their content. */
  hashedFiles: string;
  /** The workshop's folder, which the worker leaves alone. */
  workshop: string;
}
