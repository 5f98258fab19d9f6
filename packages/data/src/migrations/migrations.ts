/** Turns the content of one version into that of the next. */
export interface Migration {
  /**
   * @param content of the older version, which nothing has checked
   * @throws OwnerError for content that can't be moved forward
   */
  migrate: (content: Record<string, unknown>) => Record<string, unknown>;
  /** What changes, for the owner: 'githubUrl of each project becomes codeUrl'. */
  changes: string;
}

/** The oldest version of the content that anyone has. */
export const OLDEST_VERSION = 3;

/** The way from each version to the next, from the oldest on. A new entry makes a new version. */
export const migrations: readonly Migration[] = [];
