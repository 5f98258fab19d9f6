/** One file of the build, its path below `dist`. */
export interface OutputFile {
  path: string;
  content: string | Uint8Array;
}
