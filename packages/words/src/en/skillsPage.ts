// What the Skills page says itself.

export const skillsPage = {
  /** The name of the filter. */
  filter: 'Filter by category',
  /** The choice of all categories. */
  all: 'All',
  /** A sentence with a link to the page as a text file: what is before the link, the link, what is after it. */
  asText: ['What I use each skill for is in ', 'this page as text', '.'],
  spokenLanguages: 'Spoken languages',
  spotlight: 'Skill Spotlight',
};
