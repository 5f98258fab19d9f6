import type { Content } from '@portfolio/data/schema/content';
import type { ReactElement, ReactNode } from 'react';
import { contactsOf, type LinkedText } from '../contacts.ts';
import { hairline, mm } from '../pdf/lengths.ts';
import { PageFooter, PdfText } from '../pdf/PdfText.tsx';
import { Page, View } from '../pdf/primitives.ts';
import { printColors } from '../printColors.ts';
import type { ResumeEntry, ResumeSection } from './resumeSections.ts';

/** The paper that a résumé is printed on. */
export type Paper = 'A4' | 'LETTER';

const margin = { top: mm(16), bottom: mm(18), sides: mm(19) };
/** The height of a broken entry's lines that stay with the heading, in pt. */
const keptBelowHeading = 40;
const labelWidth = mm(54);
/** Fits on either paper. */
const nameRoom = mm(210) - 2 * margin.sides;

/** Takes the rest of a row, and wraps in it. */
const rest = { flexGrow: 1, flexShrink: 1, flexBasis: 0 } as const;
const muted = { color: printColors.muted } as const;

function Point({ children }: { children: string }) {
  return (
    <View style={{ flexDirection: 'row' }}>
      <PdfText style={{ ...muted, width: 10 }}>•</PdfText>
      <PdfText paragraph style={rest}>
        {children}
      </PdfText>
    </View>
  );
}

function Entry({
  entry: { label, title, aside, note, text, points = [] },
}: {
  entry: ResumeEntry;
}) {
  const body = (
    <View style={label === undefined ? {} : rest}>
      {title && (
        <View style={{ flexDirection: 'row', alignItems: 'baseline' }}>
          <PdfText font="strong" link={title.link} style={rest}>
            {title.text}
          </PdfText>
          {aside && (
            <PdfText
              link={aside.link}
              style={{ ...muted, maxWidth: '48%', marginLeft: 10, textAlign: 'right' }}
            >
              {aside.text}
            </PdfText>
          )}
        </View>
      )}
      {note !== undefined && <PdfText style={muted}>{note}</PdfText>}
      {text !== undefined && <PdfText paragraph>{text}</PdfText>}
      {points.map((point) => (
        <Point key={point}>{point}</Point>
      ))}
    </View>
  );
  if (label === undefined) return body;
  return (
    <View style={{ flexDirection: 'row' }}>
      <PdfText font="strong" room={labelWidth - 10} style={{ width: labelWidth, paddingRight: 10 }}>
        {label}
      </PdfText>
      {body}
    </View>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <View
      minPresenceAhead={keptBelowHeading}
      style={{
        marginTop: 9,
        marginBottom: 5,
        paddingTop: 5,
        borderTop: `${hairline}pt solid ${printColors.hairline}`,
      }}
    >
      <PdfText font="strong" size={8} style={{ ...muted, letterSpacing: 0.6 }}>
        {children.toUpperCase()}
      </PdfText>
    </View>
  );
}

/** A block that is kept on one page: an entry, and the section's heading with the first. */
export interface Block {
  section: ResumeSection;
  entry: ResumeEntry;
  isFirst: boolean;
}

/** A block marked to wrap is larger than a page; it then breaks between lines. */
export function BlockView({ block, wrap }: { block: Block; wrap: boolean }) {
  const { section, entry, isFirst } = block;
  const gap = entry.label === undefined && !isFirst ? 5 : 0;
  // Not in react-pdf's types of a View, but its layout reads it from any element.
  const bookmark = isFirst ? { bookmark: { title: section.title, fit: true } } : {};
  return (
    <View wrap={wrap} style={{ marginTop: gap }} {...bookmark}>
      {isFirst && <Heading>{section.title}</Heading>}
      <Entry entry={entry} />
    </View>
  );
}

function Contacts({ items }: { items: readonly LinkedText[] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
      {items.map(({ text, link }) => (
        <PdfText key={text} link={link} style={{ marginRight: 16 }}>
          {text}
        </PdfText>
      ))}
    </View>
  );
}

/** Who the owner is, and how to reach them. */
export function ResumeHead({ content }: { content: Content }) {
  const { owner } = content;
  const { direct, web, place } = contactsOf(content);
  return (
    <View>
      <PdfText font="display" size={27} room={nameRoom} style={{ lineHeight: 1.15 }}>
        {owner.name}
      </PdfText>
      <PdfText size={11.5} style={{ ...muted, marginBottom: 6 }}>
        {owner.title}
      </PdfText>
      <Contacts items={place === undefined ? direct : [...direct, { text: place }]} />
      <Contacts items={web} />
    </View>
  );
}

export interface ResumePageProps {
  paper: Paper;
  name: string;
  children: ReactNode;
}

/** The page that the résumé is set on. */
export function ResumePage({ paper, name, children }: ResumePageProps): ReactElement {
  return (
    <Page
      size={paper}
      style={{
        paddingTop: margin.top,
        paddingBottom: margin.bottom,
        paddingHorizontal: margin.sides,
        color: printColors.text,
      }}
    >
      {children}
      <PageFooter
        style={{
          position: 'absolute',
          bottom: mm(9),
          left: margin.sides,
          right: margin.sides,
          fontSize: 8,
          ...muted,
        }}
      >
        {name}
      </PageFooter>
    </Page>
  );
}
