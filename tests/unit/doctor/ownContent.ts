import type { Content } from '@portfolio/data/schema/content';
import { content as sampleContent } from '../../content.ts';

const { owner, site } = sampleContent;

/** Content as an owner has it who publishes it at a domain of their own. */
export const ownContent = {
  ...sampleContent,
  site: { ...site, url: 'https://portfolio.asharao.dev' },
  owner: {
    ...owner,
    portrait: { src: 'images/asha.jpg', alt: 'Asha at a whiteboard, mid-sentence, pen in hand' },
  },
} satisfies Content;
