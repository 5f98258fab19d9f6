import type { Content } from '@portfolio/data/schema/content';
import { countPages, renderPdf } from '../pdf/renderPdf.tsx';
import { type Block, BlockView, type Paper, ResumeHead, ResumePage } from './ResumePage.tsx';
import { resumeSections } from './resumeSections.ts';

const blocksOf = (content: Content): Block[] =>
  resumeSections(content).flatMap((section) =>
    section.entries.map((entry, index) => ({ section, entry, isFirst: index === 0 })),
  );

/** A block with fewer characters and points certainly fits on a page. */
const surelyFits = { characters: 1500, points: 20 };

/** Whether a block has to be broken, because it is larger than a page. */
async function exceedsPage(block: Block, paper: Paper, content: Content): Promise<boolean> {
  const { points = [] } = block.entry;
  const { length } = JSON.stringify(block.entry);
  if (length < surelyFits.characters && points.length < surelyFits.points) return false;
  const page = (
    <ResumePage paper={paper} name={content.owner.name}>
      <BlockView block={block} wrap />
    </ResumePage>
  );
  return countPages(await renderPdf(page, 'Draft', content)) > 1;
}

/**
 * The résumé. An entry stays on one page unless it is larger than one.
 * @throws MissingGlyphsError if no font has a character of a text
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
