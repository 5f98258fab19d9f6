// What components of several pages say: links, lists, the navigation.

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
  /** The end of a list that is cut: `+2 more`. */
  more: (count: number) => `+${count} more`,
  /** A category that holds something featured; after its name and a comma. */
  hasFeatured: 'featured',
};
