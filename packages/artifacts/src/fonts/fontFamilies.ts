import { createRequire } from 'node:module';

/** What a text is set in. */
export type FontRole = 'display' | 'text' | 'strong';

/** A family of Fontsource: its files hold a range of Unicode each, so that few are read. */
interface FontFamily {
  package: string;
  /** The axes that its files vary in, as their names say it. */
  variant: 'opsz' | 'wght';
}

/** The site's own faces; optical size 36 is the one its headings have. */
const ownFamilies = {
  display: { package: 'newsreader', variant: 'opsz' },
  text: { package: 'public-sans', variant: 'wght' },
} as const satisfies Record<string, FontFamily>;

const emoji: FontFamily = { package: 'noto-emoji', variant: 'wght' };

/** What shows the characters that the site's own faces do not have, in the order of trial. */
const fallbacks: readonly FontFamily[] = [
  { package: 'noto-sans', variant: 'wght' },
  // Its letters are of one piece. Noto's Arabic puts the dots to them as marks, whose height
  // react-pdf loses; it is here for rare letters, and for its arrows and mathematical signs.
  { package: 'vazirmatn', variant: 'wght' },
  { package: 'noto-sans-arabic', variant: 'wght' },
  emoji,
  { package: 'noto-sans-sc', variant: 'wght' },
];

const publicSans: LineMetrics = { ascent: 0.95, descent: -0.225 };

/** The families of each role and where on their axes they are taken. */
const roles: Record<
  FontRole,
  { own: FontFamily; axes: Record<string, number>; metrics: LineMetrics }
> = {
  display: {
    own: ownFamilies.display,
    axes: { wght: 560, opsz: 36 },
    metrics: { ascent: 0.735, descent: -0.265 },
  },
  text: { own: ownFamilies.text, axes: { wght: 400 }, metrics: publicSans },
  strong: { own: ownFamilies.text, axes: { wght: 600 }, metrics: publicSans },
};

/** Above and below the baseline, in em. */
export interface LineMetrics {
  ascent: number;
  descent: number;
}

/** A file of a family and where on its axes it is taken. */
export interface FontFile {
  path: string;
  axes: Record<string, number>;
  /** Those of the role's own family, so that a line has one height in whatever script. */
  metrics: LineMetrics;
}

interface Slice {
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const require = createRequire(import.meta.url);

const slices = new Map<FontFamily, readonly Slice[]>();

function rangesOf(unicodeRange: string): Slice['ranges'] {
  return unicodeRange.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

/** The files of a family: Fontsource lists the range of each in `unicode.json`. */
function slicesOf(family: FontFamily): readonly Slice[] {
  const known = slices.get(family);
  if (known) return known;
  const folder = `@fontsource-variable/${family.package}`;
  const unicode: Record<string, string> = require(`${folder}/unicode.json`);
  const found = Object.entries(unicode).map(([subset, unicodeRange]) => {
    const name = `${family.package}-${subset.replace(/[[\]]/g, '')}-${family.variant}-normal`;
    return {
      path: require.resolve(`${folder}/files/${name}.woff2`),
      ranges: rangesOf(unicodeRange),
    };
  });
  slices.set(family, found);
  return found;
}

/** Whether a character is an emoji by itself or made one. */
export const isEmoji = (character: string) => /\p{Emoji_Presentation}|\ufe0f/u.test(character);

/** The font files that may hold these code points, all in one, in the order of preference. */
export function fontFilesFor(
  role: FontRole,
  character: string,
  codePoints: readonly number[],
): FontFile[] {
  const { own, axes, metrics } = roles[role];
  const families = isEmoji(character)
    ? [emoji, ...fallbacks.filter((family) => family !== emoji)]
    : [own, ...fallbacks];
  return families.flatMap((family) =>
    slicesOf(family)
      .filter(({ ranges }) =>
        codePoints.every((code) => ranges.some(([first, last]) => first <= code && code <= last)),
      )
      .map(({ path }) => ({
        path,
        axes: family.variant === 'opsz' ? axes : { wght: axes.wght ?? 400 },
        metrics,
      })),
  );
}
