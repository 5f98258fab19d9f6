import type { IconName } from '@portfolio/ui/Icon';

/** What an icon means to readers, and where the product uses it. */
interface IconMeaning {
  means: string;
  /** What else somebody might search for. */
  words: string;
  /** The files that name it, without ending; a test looks there. */
  usedIn: readonly string[];
}

export const iconMeanings: Record<IconName, IconMeaning> = {
  alert: {
    means: 'Something is wrong',
    words: 'error warning invalid exclamation',
    usedIn: ['FieldFrame', 'StatusMessage'],
  },
  check: {
    means: 'It worked, or is right',
    words: 'success valid done tick ok verified',
    usedIn: ['CopyButton', 'FieldFrame', 'StatusMessage', 'ContactList'],
  },
  close: { means: 'Close', words: 'cross dismiss less hide x', usedIn: ['FlipCard'] },
  code: { means: 'Source code', words: 'repository brackets programming', usedIn: ['iconOf'] },
  copy: { means: 'Copy', words: 'clipboard duplicate', usedIn: ['CopyButton'] },
  download: { means: 'Get a file', words: 'save pdf resume arrow', usedIn: ['SiteFrame'] },
  external: {
    means: 'Opens in a new tab',
    words: 'link away leave arrow window',
    usedIn: ['ButtonLabel'],
  },
  github: { means: 'GitHub', words: 'logo code repository network', usedIn: ['iconOf'] },
  globe: { means: 'A website', words: 'web internet world url', usedIn: ['iconOf'] },
  linkedin: { means: 'LinkedIn', words: 'logo network profile', usedIn: ['iconOf'] },
  mail: {
    means: 'E-mail',
    words: 'email message letter send contact envelope',
    usedIn: ['iconOf', 'FailedSend'],
  },
  moon: { means: 'The dark theme', words: 'dark night theme', usedIn: ['ThemeChoice'] },
  network: {
    means: 'A network of people',
    words: 'social connected graph',
    usedIn: ['iconOf'],
  },
  next: {
    means: 'The next one',
    words: 'forward right arrow chevron carousel',
    usedIn: ['buttons'],
  },
  open: { means: 'Open, for more', words: 'plus add expand unfold', usedIn: ['FlipCard'] },
  pause: {
    means: 'Pause what moves',
    words: 'stop still motion',
    usedIn: ['buttons', 'MotionChoice'],
  },
  phone: { means: 'A telephone', words: 'call mobile contact number', usedIn: ['iconOf'] },
  place: { means: 'A place', words: 'location map pin address', usedIn: ['iconOf'] },
  play: {
    means: 'Let it move again',
    words: 'start resume motion',
    usedIn: ['buttons', 'MotionChoice'],
  },
  previous: {
    means: 'The one before',
    words: 'back left arrow chevron carousel',
    usedIn: ['buttons'],
  },
  star: {
    means: 'Featured',
    words: 'favourite best highlight celebrate',
    usedIn: ['Celebration'],
  },
  sun: { means: 'The light theme', words: 'light day theme', usedIn: ['ThemeChoice'] },
  turn: {
    means: 'Turn over, or try again',
    words: 'flip reload refresh retry rotate back',
    usedIn: ['FlipCard', 'TryAgain'],
  },
};

/** What readers call a file that isn't named like a component. */
const called: Record<string, string> = {
  ButtonLabel: 'Button',
  buttons: 'buttons of what rotates',
  CategoryTab: 'CategoryFilter',
  FailedSend: 'the page Contact',
  FieldFrame: 'Field',
  SiteFrame: 'the head of the site',
  socialLinks: 'links to people',
  TryAgain: 'error pages',
};

/** Where an icon is used, in words. */
export const placesOf = (icon: IconName) =>
  iconMeanings[icon].usedIn.map((file) => called[file] ?? file).join(', ');
