import { locationOf } from '../../../data/src/contactRows.ts';
import { formatLength, formatPeriod } from '../../../data/src/dates.ts';
import type { Content } from '../../../data/src/schema/content.ts';
import { drawBlock, drawRow, drawSection, type Line } from './blocks.ts';
import { contactsOf, webLink } from './contacts.ts';
import { createDocument, inks, mm, type PdfDocument, toBytes } from './pdfDocument.ts';
import { printableContent, type Warn } from './printable.ts';

const a4 = { size: [mm(210), mm(297)] as [number, number], margin: mm(18) };

/** Space between entries, in pt. */
const entryGap = 7;

/** Sets the space below the last line, so that entries stand apart. */
const entry = (...lines: Line[]): Line[] =>
  lines.map((line, index) => (index === lines.length - 1 ? { ...line, after: entryGap } : line));

const bullet = (text: string): Line => ({ text, style: 'text', bullet: true });

/** A project's text ends with its measured result: that sentence tells a reader most. */
function lastSentence(text: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(sentences, ({ segment }) => segment.trim()).at(-1) ?? text;
}

function drawHeader(doc: PdfDocument, content: Content) {
  const { owner } = content;
  drawBlock(doc, [
    { text: owner.name, style: 'name' },
    { text: owner.title, style: 'role', after: 7 },
  ]);
  drawRow(doc, contactsOf(content));
  if (owner.address) drawRow(doc, [{ text: locationOf(owner.address) }]);
  doc.y += 4;
}

const summary = ({ pages, about }: Content): Line[][] => [
  entry(
    { text: pages.about.intro, style: 'text', after: 3 },
    { text: about.mission ? `${about.mission.heading}: ${about.mission.text}` : '', style: 'text' },
  ),
];

const experience = (content: Content): Line[][] =>
  content.experience
    .toSorted(
      (a, b) => (b.end ?? '9').localeCompare(a.end ?? '9') || b.start.localeCompare(a.start),
    )
    .map(({ title, company, location, start, end, description }) =>
      entry(
        {
          text: title,
          style: 'title',
          aside: { text: `${formatPeriod(start, end)}  (${formatLength(start, end ?? start)})` },
        },
        { text: `${company}, ${location}`, style: 'muted', after: 1 },
        ...description.map(bullet),
      ),
    );

const education = ({ degrees }: Content): Line[][] =>
  degrees.map((degree) =>
    entry(
      {
        text: degree.degree,
        style: 'title',
        aside: { text: `${degree.year}  ·  ${degree.status}` },
      },
      {
        text: `${degree.institution}, ${degree.university}, ${degree.location}`,
        style: 'muted',
        after: 1,
      },
      ...degree.highlights.map(({ text }) => bullet(text)),
    ),
  );

const skills = ({ skillCategories }: Content): Line[][] =>
  skillCategories.map((category, index) => [
    {
      label: category.title,
      text: category.skills.map(({ name }) => name).join(', '),
      style: 'text',
      after: index === skillCategories.length - 1 ? entryGap : 2,
    },
  ]);

const featuredProjects = ({ projects, site }: Content): Line[][] =>
  projects
    .filter(({ featured }) => featured)
    .map(({ title, technologies, description, githubUrl, demoUrl }) =>
      entry(
        {
          text: title,
          style: 'title',
          link: githubUrl,
          aside: demoUrl ? webLink(demoUrl) : undefined,
        },
        { text: technologies.join(', '), style: 'muted' },
        { text: lastSentence(description, site.language), style: 'text' },
      ),
    );

const certifications = (content: Content): Line[][] =>
  content.certifications.map(({ title, provider, providerSubtitle, type, duration, verified }) =>
    entry(
      { text: title, style: 'title', aside: { text: duration } },
      {
        text: [provider, providerSubtitle, type, verified ? 'Verified' : undefined]
          .filter((part) => part !== undefined)
          .join('  ·  '),
        style: 'muted',
      },
    ),
  );

/** Says on each page whose it is and how many there are; a single page needs neither. */
function drawFooters(doc: PdfDocument, name: string) {
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    const { height, margins } = doc.page;
    doc.font('Helvetica').fontSize(8).fillColor(inks.muted);
    doc.text(`${name}  ·  ${index + 1} / ${count}`, margins.left, height - margins.bottom + 12, {
      lineBreak: false,
    });
  }
}

/**
 * The résumé: A4, in the standard fonts.
 * @param warn takes a line for each text that these fonts cannot show in full
 */
export async function makeResume(content: Content, warn: Warn = console.warn): Promise<Uint8Array> {
  const doc = await createDocument(content, 'Resume', a4);
  const shown = printableContent(content, 'resume.pdf', warn);
  drawHeader(doc, shown);
  drawSection(doc, 'Summary', summary(shown));
  drawSection(doc, 'Experience', experience(shown));
  drawSection(doc, 'Education', education(shown));
  drawSection(doc, 'Skills', skills(shown));
  drawSection(doc, 'Featured projects', featuredProjects(shown));
  drawSection(doc, 'Certifications', certifications(shown));
  drawFooters(doc, shown.owner.name);
  return toBytes(doc);
}
