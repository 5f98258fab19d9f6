// The texts of components that are on several pages: links, lists, the navigation.

export const common = {
  /** After a link. */
  opensInNewTab: '(opens in a new tab)',
  /** The first link of a page, for keyboards. */
  skipToContent: 'Skip to content',
  /** The name of the navigation between pages. */
  mainNavigation: 'Main',
  /** The name of the links to the pages above this one. */
  breadcrumb: 'Breadcrumb',
  /** Before a heading, for assistive technology; ends in a colon. */
  linkToSection: 'Link to this section:',
  /** A field that only spam programs fill in. */
  leaveEmpty: 'Leave this field empty',
  /** Announced after a copy. */
  copied: 'Copied',
  loading: 'Loading...',
  /** At the end of a list that is cut off: `+2 more`. */
  more: (count: number) => `+${count} more`,
  /** After the name of a category with something featured, and a comma. */
  hasFeatured: 'featured',
};
