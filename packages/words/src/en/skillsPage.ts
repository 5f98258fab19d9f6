// The texts that only the Skills page has.

export const skillsPage = {
  /** The name of the filter. */
  filter: 'Filter by category',
  /** The choice of all categories. */
  all: 'All',
  /** A sentence with a link to the page as a text file, in three parts: before the link, the link, after the link. */
  asText: ['What I use each skill for is in ', 'this page as text', '.'],
  spokenLanguages: 'Spoken languages',
  spotlight: 'Skill Spotlight',
};
