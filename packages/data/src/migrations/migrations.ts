/** Turns the content of one version into that of the next. */
export interface Migration {
  /**
   * @param content of the older version, not validated
   * @throws OwnerError for content that can't be moved forward
   */
  migrate: (content: Record<string, unknown>) => Record<string, unknown>;
  /** The change in words for the owner: 'githubUrl of each project becomes codeUrl'. */
  changes: string;
}

/** The oldest version of the content that anyone has. */
export const OLDEST_VERSION = 3;

/** One migration for each version, the oldest first. Adding one makes a new version. */
export const migrations: readonly Migration[] = [];
