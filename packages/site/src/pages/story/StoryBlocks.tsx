import type { StoryBlock, StoryText } from '@portfolio/data/story/story';
import { Link } from '@portfolio/ui/Link';
import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { storyPage } from '@portfolio/words/own/storyPage';
import type { ReactNode } from 'react';

/** The address of a picture, and its size in px if that is known, by its path in the files folder. */
type PictureAt = (path: string) => { src: string; width?: number; height?: number };

/** React's children, which never change places. */
const each = <Item,>(items: readonly Item[], show: (item: Item, index: number) => ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  items.map((item, index) => <Keyed key={index}>{show(item, index)}</Keyed>);

const Keyed = ({ children }: { children: ReactNode }) => children;

function showText(text: StoryText): ReactNode {
  switch (text.type) {
    case 'text':
      return text.value;
    case 'inlineCode':
      return <code>{text.value}</code>;
    case 'emphasis':
      return (
        <em>
          <StoryWords words={text.children} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <StoryWords words={text.children} />
        </strong>
      );
    case 'break':
      return <br />;
    case 'link':
      return (
        <Link href={text.url} external={text.url.startsWith('http')}>
          <StoryWords words={text.children} />
        </Link>
      );
  }
}

/** The texts of a paragraph, a heading or a cell, with their marks. */
export const StoryWords = ({ words }: { words: readonly StoryText[] }) => each(words, showText);

/** The words of a text without its marks. */
const plain = (words: readonly StoryText[]): string =>
  words
    .map((text) => ('value' in text ? text.value : 'children' in text ? plain(text.children) : ' '))
    .join('');

type Of<Type extends StoryBlock['type']> = Extract<StoryBlock, { type: Type }>;

function Table({ align, children: [head, ...rows] }: Of<'table'>) {
  const names = head?.children.map((cell) => plain(cell.children)).filter(Boolean) ?? [];
  const side = (index: number) => align[index] ?? undefined;
  return (
    <ScrollRegion label={storyPage.table(names)}>
      <table>
        <thead>
          <tr>
            {each(head?.children ?? [], ({ children }, index) => (
              <th scope="col" align={side(index)}>
                <StoryWords words={children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr>
              {each(row.children, ({ children }, index) => (
                <td align={side(index)}>
                  <StoryWords words={children} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function List({ ordered, start, spread, children }: Of<'list'>, pictureAt: PictureAt) {
  const items = each(children, (item) => {
    const [first, ...rest] = item.children;
    const isTight = !spread && !item.spread && first?.type === 'paragraph';
    return (
      <li>
        {isTight && <StoryWords words={first.children} />}
        <StoryBlocks blocks={isTight ? rest : item.children} pictureAt={pictureAt} />
      </li>
    );
  });
  return ordered ? <ol start={start}>{items}</ol> : <ul>{items}</ul>;
}

function showBlock(block: StoryBlock, pictureAt: PictureAt): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <StoryWords words={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = block.depth === 3 ? 'h3' : 'h4';
      return (
        <Heading id={block.id}>
          <StoryWords words={block.children} />
        </Heading>
      );
    }
    case 'list':
      return List(block, pictureAt);
    case 'blockquote':
      return (
        <blockquote>
          <StoryBlocks blocks={block.children} pictureAt={pictureAt} />
        </blockquote>
      );
    case 'code':
      return (
        <ScrollRegion label={storyPage.listing(block.lang || undefined)}>
          <pre>
            <code>{block.value}</code>
          </pre>
        </ScrollRegion>
      );
    case 'thematicBreak':
      return <hr />;
    case 'table':
      return <Table {...block} />;
    case 'image':
      return (
        <figure>
          <img {...pictureAt(block.url)} alt={block.alt} loading="lazy" />
          {block.title && <figcaption>{block.title}</figcaption>}
        </figure>
      );
    case 'figure':
      return null;
  }
}

interface StoryBlocksProps {
  blocks: readonly StoryBlock[];
  pictureAt: PictureAt;
}

/** The blocks of a story as plain elements, which `Prose` sets. The figure is drawn elsewhere, as it is wider. */
export const StoryBlocks = ({ blocks, pictureAt }: StoryBlocksProps) =>
  each(blocks, (block) => showBlock(block, pictureAt));
