// The story of a project: its facts, and the names of parts that scroll sideways.

export const storyPage = {
  /** The labels of the period, the client, the owner's roles, the technologies, and links. */
  when: 'When',
  for: 'For',
  as: 'As',
  with: 'With',
  links: 'Links',
  code: 'Code',
  demo: 'Demo',
  /** Leads to the form, which then begins with the project's name (`contactForm.about`). */
  ask: 'Ask about this project',
  /**
   * The name of a table that scrolls sideways.
   * @param columns the names of its columns
   */
  table: (columns: readonly string[]) => `Table: ${columns.join(', ')}`,
  /**
   * The name of a listing that scrolls sideways.
   * @param language the programming language, if it is known
   */
  listing: (language: string | undefined): string => (language ? `Code: ${language}` : 'Code'),
};
