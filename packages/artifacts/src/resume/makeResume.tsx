import type { Content } from '@portfolio/data/schema/content';
import { renderCounted, renderPdf } from '../pdf/renderPdf.tsx';
import { type Block, BlockView, type Paper, ResumeHead, ResumePage } from './ResumePage.tsx';
import { resumeSections } from './resumeSections.ts';

const blocksOf = (content: Content): Block[] =>
  resumeSections(content).flatMap((section) =>
    section.entries.map((entry, index) => ({ section, entry, isFirst: index === 0 })),
  );

/** Fewer characters, or points, fit on a page for certain. */
const surelyFits = { characters: 1500, points: 20 };

/** Whether a block has to be broken, as no page has room for it. */
async function exceedsPage(block: Block, paper: Paper, content: Content): Promise<boolean> {
  const { points = [] } = block.entry;
  const { length } = JSON.stringify(block.entry);
  if (length < surelyFits.characters && points.length < surelyFits.points) return false;
  const { pages } = await renderCounted(
    (counter) => (
      <ResumePage paper={paper} name={content.owner.name}>
        <BlockView block={block} wrap />
        {counter}
      </ResumePage>
    ),
    'Draft',
    content,
  );
  return pages > 1;
}

/**
 * The résumé. An entry stays on one page unless it is larger than one.
 * @throws UnshowableTextError if a text holds what no font has
 */
export async function makeResume(content: Content, paper: Paper = 'A4'): Promise<Uint8Array> {
  const blocks = blocksOf(content);
  const large = new Set<Block>();
  for (const block of blocks) if (await exceedsPage(block, paper, content)) large.add(block);
  return renderPdf(
    <ResumePage paper={paper} name={content.owner.name}>
      <ResumeHead content={content} />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is made once and never reordered.
        <BlockView key={index} block={block} wrap={large.has(block)} />
      ))}
    </ResumePage>,
    'Resume',
    content,
  );
}
