/** The texts that any page may have: links, downloads, the footer and errors. */
export const everyPage = {
  /** The name of the links to the same page in other languages. */
  language: 'Language',
  /** Shown where the address makes a choice, such as a category, until the page's script has drawn it. */
  loading: 'Loading…',
  /** Below the heading of a page whose script can't run. */
  withoutScript: 'This page’s script isn’t running, so everything on it is shown as text.',
  /** Links to other pages, as buttons. */
  links: {
    /** To the Contact page: at the start of the first page, at the end of a page, and after the projects. */
    connect: "Let's Connect",
    getInTouch: 'Get in touch',
    collaborate: "Let's Collaborate",
    seeProjects: 'See the projects',
    /** To the projects, after what the owner is learning. */
    learningJourney: 'Explore My Learning Journey',
  },
  /** Links to files. The short ones, of one or two words, replace the long ones where there is little room. */
  downloads: {
    resume: 'Download Resume',
    resumeShort: 'Resume',
    /** Next to the owner's mission. */
    quickResume: 'Quick CV Download',
    businessCard: 'Download Business Card',
    businessCardShort: 'Business Card',
    /** Even shorter, for the header on a phone. */
    card: 'Card',
    vCard: 'Download vCard',
  },
  footer: {
    /** The name of the links to the owner's e-mail address and profiles. */
    links: 'Find me online',
    /** The name of the link to the owner's e-mail address. */
    email: 'E-mail',
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
  /** Notices that some countries require by law, by their usual names there. */
  legal: { privacy: 'Privacy notice', imprint: 'Legal notice' },
  /** The screen that replaces a page that can't be shown. */
  errors: {
    /** Its heading and the document's title (spec section 8). */
    title: 'Unexpected Application Error!',
    notFound: {
      status: '404 Not Found',
      message: 'There is no page at this address: it may have moved, or the link is mistyped.',
    },
    /** The site doesn't answer. */
    unreachable: {
      status: 'No answer from the site',
      message:
        'This page could not be loaded: there is no connection to the site. Try again when there is one. Pages that you have visited still work.',
    },
    failed: {
      status: 'This page could not be shown',
      message: 'Something went wrong on the way. Try again, or go on to another page.',
    },
    /** A button that loads the page once more. */
    tryAgain: 'Try again',
    stillUnreachable: 'There is still no connection to the site.',
  },
  /** The kind of error of a page that can't be loaded. */
  offline: 'You are offline',
};

/** The texts of components that are on several pages: links, lists, the navigation. */
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

/** The button of a card with two sides. */
export const card = {
  turn: 'More',
  back: 'Back',
  close: 'Close',
  /** The action of the button, and the subject of the card. Must begin with `action`, which is the visible text. */
  button: (action: string, subject: string) => `${action}: ${subject}`,
};

/** The choice between light and dark colours. */
export const theme = {
  /** The button while each theme is on: which one that is, and what a press does. */
  light: 'Light theme: switch to dark',
  dark: 'Dark theme: switch to light',
};

/** The button that stops and restarts everything that moves. */
export const motion = { play: 'Play animations', pause: 'Pause animations' };
