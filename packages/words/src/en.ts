import type { ContentWords, DocumentWords, FigureWords, SiteWords, UiWords } from './Words.ts';

export { englishFormats as formats } from './formats.ts';

/** `A, B and C`. */
const list = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');

const projects = (count: number) => (count === 1 ? 'project' : 'projects');

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

/** `second`, `8th`. */
function ordinal(position: number): string {
  const isTeen = Math.floor(position / 10) % 10 === 1;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
  return ordinals[position - 1] ?? `${position}${suffix}`;
}

export const figures: FigureWords = {
  numbers: 'Numbers',
  numbersOf: (title) => `Numbers: ${title}`,
  about: (title, finding) => `${title}: ${finding}.`,
  answer: (title, finding) => `${title} ${finding}.`,
  sentence: (finding) => `${finding}.`,
  clauses: (clauses) => clauses.join('; '),
  lessThan: (percent) => `less than ${percent}`,
  moreThan: (percent) => `more than ${percent}`,
  range: (low, high) => `${low} to ${high}`,
  isBetter: { lower: 'lower is better', higher: 'higher is better' },
  withBetter: (quantity, better) => `${quantity} (${better} is better)`,
  notFromZero: 'The axis doesn’t begin at zero',
  quantityNotFromZero: (quantity) => `${quantity}; the axis doesn’t begin at zero`,
  change: {
    unchanged: ({ value, before, after }) => `unchanged at ${value} (${before}, ${after})`,
    changed: ({ from, before, to, after, size, isImprovement }) =>
      `from ${from} (${before}) to ${to} (${after}), ${size}, which is ${isImprovement ? 'better' : 'worse'}`,
    by: (difference, direction) => `${difference} ${direction}`,
    times: (factor) => `${factor} times as high`,
    percentagePoints: (text, difference) =>
      `${text}\u00a0percentage ${difference === 1 ? 'point' : 'points'}`,
    stage: 'Stage',
    value: 'Value',
    change: 'Change',
    none: 'none',
    axis: { lower: '← lower is better', higher: 'higher is better →' },
    shortAxis: { lower: '← better', higher: 'better →' },
  },
  share: {
    finding: ({ part, whole, unit, label, percent }) =>
      `${part} of ${whole} ${unit} ${label}${percent && ` (${percent})`}`,
    of: (part, whole) => `${part} of ${whole}`,
    counted: (unit, label, percent) => `${unit} ${label}${percent && ` (${percent})`}`,
    note: (percent, note) => `${percent}: ${note}`,
    count: 'Count',
    share: 'Share',
    others: 'others',
    all: 'all',
  },
  series: {
    position: (quantity, value) => `${quantity} ${value}`,
    at: (quantity, value) => `at ${quantity} ${value}`,
    inYear: (year) => `in ${year}`,
    inMonth: (month) => `in ${month}`,
    onDay: (day) => `on ${day}`,
    ends: (line, value, place) => `${line} ${value} ${place}`,
    began: (end, value, place) => `${end}, from ${value} ${place}`,
    band: (end, label, range) => `${end} (${label} ${range})`,
    lineWithoutValue: (line) => `${line} without a value`,
    noValues: 'no values',
    none: 'none',
    difference: 'difference',
    mean: 'mean',
    points: 'points',
    gap: ({ side, least, leastAt, most, mostAt, mean }) =>
      `${side === 'lower' ? 'Lower' : 'Higher'} throughout: by ${least} at least (${leastAt}), ` +
      `${most} at most (${mostAt}) and ${mean} on average.`,
  },
  comparison: {
    sameAsOther: (ours) => `${ours}, like the other`,
    sameAsOthers: (ours) => `${ours}, like all the others`,
    ofTwo: (ours, side) => `${ours}, the ${side} of the two`,
    rank: ({ ours, position, count, better, isTied }) => {
      const rank = position === 1 ? '' : `${ordinal(position)} `;
      const end = better === 'lower' ? 'lowest' : 'highest';
      return `${ours}, ${isTied ? 'tied for ' : ''}the ${rank}${end} of ${count}`;
    },
    andOthers: (named, count) => `${named}, and ${count} others`,
    more: (count) => `and ${count} more`,
    name: 'Name',
    interval: 'Interval',
  },
  matrix: {
    empty: (unit) => `no ${unit}`,
    allCorrect: (total, unit) => `all ${total} ${unit} were classified correctly`,
    finding: ({ total, unit, correct, percent, confusions, recalls }) =>
      `of ${total} ${unit}, ${correct} (${percent}) were classified correctly; ${confusions}. Recall: ${recalls}`,
    atMost: (text, count) =>
      `no class was taken for another more than ${count === 1 ? 'once' : `${text} times`}`,
    mostOften: (pairs, count) => {
      const told = pairs.map(
        ({ actual, predicted }, index) =>
          `${actual}${index === 0 ? ' was taken' : ''} for ${predicted}`,
      );
      return `most often ${told.join(' and ')} (${count}${pairs.length > 1 ? ' each' : ''})`;
    },
    correct: 'classified correctly',
    mostOftenTaken: (actual, predicted, count) => [
      'most often ',
      actual,
      ' taken for ',
      predicted,
      ` (${count})`,
    ],
    corner: (rows, columns) => `${rows} by ${columns.charAt(0).toLowerCase()}${columns.slice(1)}`,
    recall: 'Recall',
    none: 'none',
  },
  curve: {
    forms: {
      roc: {
        name: 'ROC curve',
        x: 'false positive rate',
        y: 'true positive rate',
        summary: 'AUC',
      },
      'precision-recall': {
        name: 'precision–recall curve',
        x: 'recall',
        y: 'precision',
        summary: 'PR AUC',
      },
      calibration: {
        name: 'calibration curve',
        x: 'predicted rate',
        y: 'observed rate',
        summary: 'largest gap',
      },
    },
    withArea: (name, area) => `${name} with an area of ${area}`,
    neverAboveGuessing: 'never above guessing',
    farthest: (truePositive, falsePositive) =>
      `farthest above guessing at a true positive rate of ${truePositive} and a false positive rate of ${falsePositive}`,
    noPoints: 'no points',
    balanced: (precision, recall) =>
      `most balanced at a precision of ${precision} and a recall of ${recall}`,
    calibrated: 'observed rates are as predicted',
    differ: (gap, observed, predicted) =>
      `observed and predicted rates differ by at most ${gap} (${observed} where ${predicted} was predicted)`,
    guessingReaches: (precision) => `guessing reaches a precision of ${precision}`,
    asPredicted: 'as predicted',
    guessing: 'guessing',
    guessingAt: (precision) => `guessing ${precision}`,
  },
};

export const common: UiWords['common'] = {
  opensInNewTab: '(opens in a new tab)',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  linkToSection: 'Link to this section:',
  leaveEmpty: 'Leave this field empty',
  copied: 'Copied',
  loading: 'Loading...',
  more: (count) => `+${count} more`,
  hasFeatured: 'featured',
};

export const theme: UiWords['theme'] = {
  label: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

export const motion: UiWords['motion'] = { play: 'Play animations', pause: 'Pause animations' };

export const draft: UiWords['draft'] = { undo: 'Undo', clear: 'Clear draft' };

export const map: UiWords['map'] = {
  loading: 'Loading the map…',
  failed: 'The map did not load. The link below opens it in a new tab.',
  notLoaded: 'Without JavaScript the map is not loaded. The link below opens it.',
  retry: 'Try again',
};

export const zone: UiWords['zone'] = {
  name: (city) => `${city} time`,
  same: 'same as yours',
  ahead: (hours) => `${hours} h ahead of you`,
  behind: (hours) => `${hours} h behind you`,
};

export const card: UiWords['card'] = {
  turn: 'More',
  back: 'Back',
  close: 'Close',
  button: (action, subject) => `${action}: ${subject}`,
};

export const quotes: UiWords['quotes'] = {
  label: 'quotes',
  play: 'Play quotes',
  pause: 'Pause quotes',
  previous: 'Previous quote',
  next: 'Next quote',
};

export const spotlight: UiWords['spotlight'] = {
  carousel: 'carousel',
  slide: 'slide',
  play: (label) => `Play ${label}`,
  pause: (label) => `Pause ${label}`,
  previous: 'Previous skill',
  next: 'Next skill',
  chooseSkill: 'Choose a skill',
  chooseQuote: 'Choose a quote',
  skills: 'Skills',
  skill: (name, position, count) => `${name}, ${position} of ${count}`,
  quote: (position, count) => `Quote ${position} of ${count}`,
};

export const skill: UiWords['skill'] = {
  proficiency: 'Proficiency',
  proficiencyIn: (name) => `Proficiency in ${name}`,
  proficiencyPercent: (percent) => `Proficiency ${percent} percent.`,
  usedIn: 'Used in',
  usedInProjects: (titles, others) =>
    `Used in ${list(others > 0 ? [...titles, `${others} more`] : titles)}.`,
  projectsWith: (name) => `Projects with ${name}`,
  evidence: (name, count, total) => [
    `${name}, used in `,
    `${count} of ${total}`,
    ` ${projects(total)}`,
  ],
  estimate: 'My own estimate',
  squares: (total) => `Used in: one square is one of ${total} ${projects(total)}`,
  bars: (total) => `Used in: share of ${total} ${projects(total)}`,
};

export const project: UiWords['project'] = {
  featured: '★ Featured',
  forClient: (client) => `for ${client}`,
  facts: (title) => `Period, client and roles of ${title}`,
  technologiesOf: (title) => `Technologies of ${title}`,
  firstTechnologiesOf: (title) => `First technologies of ${title}`,
  technologies: 'Technologies',
  measured: 'How it was measured',
  readMore: 'Read more',
  readStory: (title) => ['Read the story', ` of ${title}`],
  story: (title) => ['Story', ` of ${title}`],
  code: (title) => ['Code', ` of ${title}`],
  demo: (title) => ['Demo', ` of ${title}`],
};

export const stories: UiWords['stories'] = {
  label: 'More stories',
  previous: (category) => `Previous story · ${category}`,
  next: (category) => `Next story · ${category}`,
};

export const certification: UiWords['certification'] = {
  verified: (title) => ['Verified', `: ${title}`],
  see: (title) => ['See the certificate', ` of ${title}`],
  skillsOf: (title) => `Skills of ${title}`,
};

export const testimonial: UiWords['testimonial'] = {
  check: (name) => ['Check', ` the words of ${name ?? 'this person'}`, ' at '],
};

export const timeline: UiWords['timeline'] = { skillsAs: (title) => `Skills used as ${title}` };

export const value: UiWords['value'] = { inPractice: 'In practice' };

export const contact: UiWords['contact'] = {
  // A name such as `GitHub` keeps its capitals.
  copy: (label) => `Copy ${/^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label}`,
  verified: '(verified)',
};

export const site: SiteWords = {
  tryAgain: 'Try again',
};

export const content: ContentWords = {
  present: 'Present',
};

export const documents: DocumentWords = {
  website: 'Website',
};
