import { drawHairline, inks, type PdfDocument } from './pdfDocument.ts';

const styles = {
  name: { font: 'Times-Roman', size: 27, color: inks.text, spacing: 0 },
  role: { font: 'Helvetica', size: 11.5, color: inks.muted, spacing: 0 },
  section: { font: 'Helvetica-Bold', size: 8.5, color: inks.muted, spacing: 0.7 },
  title: { font: 'Helvetica-Bold', size: 10, color: inks.text, spacing: 0 },
  text: { font: 'Helvetica', size: 10, color: inks.text, spacing: 0 },
  muted: { font: 'Helvetica', size: 10, color: inks.muted, spacing: 0 },
} as const;

/** How text is set; sizes, and the space between letters, are in pt. */
type Style = keyof typeof styles;

/** Some text, and where it leads. */
export interface LinkedText {
  text: string;
  link?: string | undefined;
}

/** Text across the page, with what stands beside it. */
export interface Line extends LinkedText {
  style: Style;
  /** Stands at the right margin. */
  aside?: LinkedText | undefined;
  /** Stands before the text, in a column of its own. */
  label?: string;
  /** The text is an item of a list. */
  bullet?: boolean;
  /** A hairline under the text. */
  rule?: boolean;
  /** Space above, in pt; none at the top of a page. */
  before?: number;
  /** Space below, in pt. */
  after?: number;
}

/** A part of a line: text that wraps at its width. */
interface Box extends LinkedText {
  style: Style;
  x: number;
  width: number;
  align?: 'right';
}

const lineGap = 2;
const bulletWidth = 10;
const labelWidth = 166;
const gutter = 12;
const ruleGap = 3;

function setStyle(doc: PdfDocument, style: Style, link?: string) {
  const { font, size, color } = styles[style];
  doc
    .font(font)
    .fontSize(size)
    .fillColor(link ? inks.link : color);
}

const room = ({ page }: PdfDocument) => page.width - page.margins.left - page.margins.right;

/** The parts of a line, in the order in which they are read. */
function boxesOf(doc: PdfDocument, line: Line): Box[] {
  const { left } = doc.page.margins;
  const boxes: Box[] = [];
  let x: number = left;
  if (line.label) {
    boxes.push({ text: line.label, style: 'title', x, width: labelWidth - gutter });
    x += labelWidth;
  }
  if (line.bullet) {
    boxes.push({ text: '•', style: 'muted', x, width: bulletWidth });
    x += bulletWidth;
  }
  let end = left + room(doc);
  if (!line.aside) return [...boxes, { ...line, x, width: end - x }];
  setStyle(doc, 'muted');
  const asideWidth = Math.min(Math.ceil(doc.widthOfString(line.aside.text)), room(doc) / 2);
  end -= asideWidth;
  return [
    ...boxes,
    { ...line, x, width: end - gutter - x },
    { ...line.aside, style: 'muted', x: end, width: asideWidth, align: 'right' },
  ];
}

const textOptions = ({ style, width }: Box) => ({
  width,
  lineGap,
  characterSpacing: styles[style].spacing,
});

function heightOf(doc: PdfDocument, line: Line): number {
  const heights = boxesOf(doc, line).map((box) => {
    setStyle(doc, box.style);
    return doc.heightOfString(box.text, textOptions(box));
  });
  return Math.max(...heights) + (line.rule ? ruleGap : 0);
}

const spaceBefore = (doc: PdfDocument, { before = 0 }: Line) =>
  doc.y <= doc.page.margins.top ? 0 : before;

/** Turns the page if a height, in pt, does not fit on the rest of it but does on an empty one. */
function makeRoom(doc: PdfDocument, height: number) {
  const bottom = doc.page.maxY();
  const fitsOnPage = height <= bottom - doc.page.margins.top;
  if (fitsOnPage && doc.y + height > bottom) doc.addPage();
}

function drawLine(doc: PdfDocument, line: Line) {
  const height = heightOf(doc, line);
  makeRoom(doc, height + spaceBefore(doc, line));
  const y = doc.y + spaceBefore(doc, line);
  for (const box of boxesOf(doc, line)) {
    setStyle(doc, box.style, box.link);
    doc.text(box.text, box.x, y, {
      ...textOptions(box),
      align: box.align ?? 'left',
      link: box.link ?? null,
    });
  }
  if (line.rule) drawHairline(doc, y + height);
  doc.y = y + height + (line.after ?? 0);
}

/** Draws lines that belong together, on a new page if this one has no room for all of them. */
export function drawBlock(doc: PdfDocument, block: readonly Line[]) {
  const height = block.reduce(
    (sum, line) => sum + (line.before ?? 0) + heightOf(doc, line) + (line.after ?? 0),
    0,
  );
  makeRoom(doc, height - (block.at(-1)?.after ?? 0));
  for (const line of block) drawLine(doc, line);
}

/** Draws a heading and the blocks under it; the heading stays with the first. */
export function drawSection(doc: PdfDocument, title: string, blocks: readonly Line[][]) {
  const [first, ...others] = blocks;
  if (!first) return;
  const text = title.toUpperCase();
  drawBlock(doc, [{ text, style: 'section', rule: true, before: 8, after: 7 }, ...first]);
  for (const block of others) drawBlock(doc, block);
}

const dot = '  ·  ';

/** Draws short texts in a row, with a dot between; where one does not fit, a new row starts. */
export function drawRow(doc: PdfDocument, items: readonly LinkedText[]) {
  const { left } = doc.page.margins;
  setStyle(doc, 'text');
  const height = doc.currentLineHeight(true) + lineGap;
  const dotWidth = doc.widthOfString(dot);
  let { y } = doc;
  let x: number = left;
  for (const { text, link } of items) {
    const width = doc.widthOfString(text);
    if (x > left && x + dotWidth + width > left + room(doc)) {
      x = left;
      y += height;
    }
    if (x > left) {
      setStyle(doc, 'muted');
      doc.text(dot, x, y, { lineBreak: false });
      x += dotWidth;
    }
    setStyle(doc, 'text', link);
    doc.text(text, x, y, { lineBreak: false, link: link ?? null });
    x += width;
  }
  doc.y = y + height;
}
