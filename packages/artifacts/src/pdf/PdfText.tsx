import type { TextProps } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import type { FontRole } from '../fonts/fontFamilies.ts';
import type { Fonts, SetText } from '../fonts/fontRuns.ts';
import { markBreaks, partsOfWord, unbrokenParts } from '../fonts/lineBreaks.ts';
import { Link, Text } from './primitives.ts';

type TextStyle = Exclude<NonNullable<TextProps['style']>, readonly unknown[]>;

/** The context of a drawing. */
export interface Drawing {
  fonts: Fonts;
  /** The colour of links, `#rrggbb`. */
  accent: string;
}

/** Set by `renderPdf`. */
export const DrawingContext = createContext<Drawing | undefined>(undefined);

function useDrawing(): Drawing {
  const drawing = useContext(DrawingContext);
  if (!drawing) throw new Error('Only renderPdf draws a PdfText.');
  return drawing;
}

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const lineBreaking = {
  hyphenationCallback: partsOfWord,
  // To react-pdf this means never: it would otherwise put a hyphen where the font changes.
  hyphenationPenalty: 10_000,
};

const directionOf = (text: string) => (rightToLeft.test(text) ? 'rtl' : 'ltr');

/** A run takes nothing from the text around it. */
interface RunStyle {
  direction: 'ltr' | 'rtl';
  color?: string;
}

function fontRuns({ runsOf }: Fonts, text: string, role: FontRole, style: RunStyle): ReactNode[] {
  return runsOf(markBreaks(text), role).map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never reordered.
    <Text key={index} style={{ ...style, fontFamily: run.face.family }}>
      {run.text}
    </Text>
  ));
}

/** A text may be set this much smaller, as a part of its size, if it then fits on one line. */
const worthOneLine = 0.85;

/** The part of the room that isn't lost to rounding. */
const usable = 0.99;

/** The largest size for a text, in pt: its longest word fits, and the whole text if that takes only a little. */
function fittingSize({ widthOf }: Fonts, text: string, role: FontRole, size: number, room: number) {
  const sizeAt = (width: number) =>
    width * size <= room * usable ? size : (room * usable) / width;
  const inOneLine = sizeAt(widthOf(text, role));
  if (inOneLine >= size * worthOneLine) return inOneLine;
  return sizeAt(Math.max(...unbrokenParts(text).map((part) => widthOf(part, role))));
}

/** The size of running text, in pt. */
const textSize = 9.5;

/** Of the text's size. */
const lineHeight = 1.38;

export interface PdfTextProps {
  /** The text, in any script. */
  children: string;
  /** @default 'text' */
  font?: FontRole;
  /** In pt. @default 9.5 */
  size?: number;
  /** The width, in pt, of a place in which a word may not fit: the text is then set smaller. */
  room?: number;
  /** The link of the text. */
  link?: string | undefined;
  /** Whether the text has several lines: right-to-left text is then aligned to the right. */
  paragraph?: boolean;
  style?: TextStyle;
}

/** A text in the fonts that have its characters. All text from the content is drawn with this. */
export function PdfText({
  children,
  font = 'text',
  size = textSize,
  room = Number.POSITIVE_INFINITY,
  link,
  paragraph = false,
  style = {},
}: PdfTextProps) {
  const { fonts, accent } = useDrawing();
  const direction = directionOf(children);
  const color = link === undefined ? {} : { color: accent };
  const runs = fontRuns(fonts, children, font, { direction, ...color });
  const textAlign = paragraph && direction === 'rtl' ? 'right' : 'left';
  const fontSize = fittingSize(fonts, children, font, size, room);
  return (
    <Text
      // react-pdf takes the line's height from a size in the same style, not from an outer one.
      style={{
        direction,
        textAlign,
        fontSize,
        lineHeight,
        ...style,
      }}
      {...lineBreaking}
    >
      {link === undefined ? (
        runs
      ) : (
        <Link src={link} style={{ textDecoration: 'none' }}>
          {runs}
        </Link>
      )}
    </Text>
  );
}

PdfText.textsOf = ({ children, font = 'text' }: PdfTextProps): SetText[] => [
  { text: children, role: font },
];

export interface PageFooterProps {
  children: string;
  style?: TextStyle;
}

/** Ends the direction of a name in Arabic letters: otherwise the numbers after it would count as part of it. */
const leftToRight = '\u200e';

const pageNumber = (page: number | string, pages: number | string) => `  ·  ${page} / ${pages}`;

/** A text and the page's number at the foot of each page; a single page has none. */
export function PageFooter({ children, style = {} }: PageFooterProps) {
  const { fonts } = useDrawing();
  return (
    <Text
      fixed
      style={style}
      render={({ pageNumber: page, totalPages }) =>
        totalPages > 1 && [
          ...fontRuns(fonts, children + leftToRight, 'text', { direction: 'ltr' }),
          ...fontRuns(fonts, pageNumber(page, totalPages), 'text', { direction: 'ltr' }),
        ]
      }
    />
  );
}

PageFooter.textsOf = ({ children }: PageFooterProps): SetText[] => [
  { text: children, role: 'text' },
  { text: pageNumber('0123456789', ''), role: 'text' },
];
