import {
  type CaseStudyPart,
  type CaseStudyText,
  pictureOf,
  wordsOf,
} from '@portfolio/data/caseStudy/caseStudy';
import { Link } from '@portfolio/ui/Link';
import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { caseStudyPage } from '@portfolio/words';
import { Fragment, type ReactNode } from 'react';

/**
 * Returns the address of a file by its path in the files folder. For a picture, it also returns the size in px if that
 * is known.
 */
export type FileAt = (path: string) => { src: string; width?: number; height?: number };

/** Renders a list whose items never change places. */
const each = <Item,>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, index) => <Fragment key={index}>{show(item, index)}</Fragment>);

type Of<Type extends CaseStudyPart['type']> = Extract<CaseStudyPart, { type: Type }>;

function Table({ align, children: [head, ...rows] }: Of<'table'>, fileAt: FileAt) {
  const names = head?.children.map(wordsOf).filter(Boolean) ?? [];
  const side = (index: number) => align?.[index] ?? undefined;
  return (
    <ScrollRegion label={caseStudyPage.table(names)}>
      <table>
        <thead>
          <tr>
            {each(head?.children ?? [], ({ children }, index) => (
              <th scope="col" align={side(index)}>
                {showAll(children, fileAt)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row.children, ({ children }, index) => (
                <td align={side(index)}>{showAll(children, fileAt)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function List({ ordered, start, spread, children }: Of<'list'>, fileAt: FileAt) {
  const items = each(children, (item) => {
    const [first, ...rest] = item.children;
    const isTight = !spread && !item.spread && first?.type === 'paragraph';
    return (
      <li>
        {isTight && showAll(first.children, fileAt)}
        {showAll(isTight ? rest : item.children, fileAt)}
      </li>
    );
  });
  return ordered ? (
    <ol start={start === 1 ? undefined : (start ?? undefined)}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  );
}

function show(part: CaseStudyPart, fileAt: FileAt): ReactNode {
  const inside = () => 'children' in part && showAll(part.children, fileAt);
  switch (part.type) {
    case 'text':
      return part.value;
    case 'inlineCode':
      return <code>{part.value}</code>;
    case 'emphasis':
      return <em>{inside()}</em>;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'delete':
      return <del>{inside()}</del>;
    case 'break':
      return <br />;
    case 'link':
      // The router would take a file for a page.
      return (
        <Link
          href={part.file ? fileAt(part.url).src : part.url}
          external={part.file || part.url.startsWith('http')}
        >
          {inside()}
        </Link>
      );
    case 'paragraph':
      return pictureOf(part) ? inside() : <p>{inside()}</p>;
    case 'heading': {
      const Heading = part.depth === 3 ? 'h3' : 'h4';
      return <Heading id={part.id}>{inside()}</Heading>;
    }
    case 'list':
      return List(part, fileAt);
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'code':
      return (
        <ScrollRegion label={caseStudyPage.listing(part.lang ?? undefined)}>
          <pre>
            <code>{part.value}</code>
          </pre>
        </ScrollRegion>
      );
    case 'thematicBreak':
      return <hr />;
    case 'table':
      return Table(part, fileAt);
    case 'image':
      return (
        <figure>
          <img {...fileAt(part.url)} alt={part.alt ?? ''} loading="lazy" />
          {part.title && <figcaption>{part.title}</figcaption>}
        </figure>
      );
    // The figure is at the top of the page, and a list or a table draws its own parts.
    case 'figure':
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
      return null;
  }
}

const showAll = (parts: readonly unknown[], fileAt: FileAt) =>
  each(parts as readonly CaseStudyPart[], (part) => show(part, fileAt));

interface CaseStudyPartsProps {
  parts: readonly (CaseStudyPart | CaseStudyText)[];
  fileAt: FileAt;
}

/**
 * The parts of a case study as plain elements, which `Prose` styles. The figure is left out: it is at the top of the page.
 */
export const CaseStudyParts = ({ parts, fileAt }: CaseStudyPartsProps) => showAll(parts, fileAt);
