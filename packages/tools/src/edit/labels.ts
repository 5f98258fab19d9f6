/** Words for keys that don't say enough by themselves. */
const words: Record<string, string> = {
  aliases: 'Other names',
  alt: 'Description of the picture',
  area: 'Area under the curve',
  at: 'Point',
  awarder: 'Awarded by',
  badge: 'Distinction',
  band: 'Expected range',
  bio: 'Paragraphs about you',
  blurb: 'Line about it',
  businessCardUrl: 'Your own business card',
  cardBleed: 'Business card with bleed',
  codeUrl: 'Address of the code',
  demoUrl: 'Address of a demo',
  embedUrl: 'Address of the map',
  linkUrl: 'Address',
  ours: 'Yours',
  owner: 'You',
  projectUrl: 'Address of the project',
  resumeUrl: 'Your own résumé',
  src: 'File',
  url: 'Address',
  vCardNote: 'Note in the digital card',
  x: 'Horizontal axis',
};

/** The name of a field in forms: the words of its key, such as `Start year`. */
export function labelOf(key: string): string {
  if (words[key]) return words[key];
  const label = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The name of one entry of a list: `skill category` for `skillCategories`. */
export const singularOf = (key: string): string =>
  labelOf(key)
    .toLowerCase()
    .replace(/(?:ies|sses|(?<!s)s)(?= about |$)/, (end) => ({ ies: 'y', sses: 'ss' })[end] ?? '');
