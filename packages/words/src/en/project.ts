// A project's card: its facts, links and lists.

import type { LinkText } from '../types/textTypes.ts';

export const project = {
  featured: '★ Featured',
  forClient: (client: string) => `for ${client}`,
  /** Names of lists. */
  facts: (title: string) => `Period, client and roles of ${title}`,
  technologiesOf: (title: string) => `Technologies of ${title}`,
  firstTechnologiesOf: (title: string) => `First technologies of ${title}`,
  technologies: 'Technologies',
  measured: 'How it was measured',
  readMore: 'Read more',
  story: (title: string): LinkText => ['Story', ` of ${title}`],
  code: (title: string): LinkText => ['Code', ` of ${title}`],
  demo: (title: string): LinkText => ['Demo', ` of ${title}`],
};
