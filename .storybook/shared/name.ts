/** What the workshop calls itself, in the sidebar and in the titles of its pages. */
export const NAME = 'Portfolio workshop';
