import { join, relative } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { repositoryRoot } from '../../build/folders.ts';
import { readBuiltSite } from '../builtSite.ts';
import { type Check, count } from '../check.ts';
import { type DeadLink, findDeadLinks, type SiteFacts } from '../deadLinks.ts';
import { build } from './build.ts';
import { content as contentCheck } from './content.ts';

const factsOf = ({ site, pages, projects, skillCategories }: Content): SiteFacts => ({
  url: site.url,
  categories: {
    [pages.projects.path]: projects.map(({ category }) => category),
    [pages.skills.path]: skillCategories.map(({ title }) => title),
  },
});

function messageOf({ address, pages, reason }: DeadLink): string {
  const others = pages.length > 1 ? ` (also on ${count(pages.length - 1, 'other page')})` : '';
  return `the link to ${JSON.stringify(address)} is dead: it ${reason}${others}`;
}

/** Whether what the pages of the build link to and load is there. */
export const links: Check = {
  title: 'Internal links',
  needs: [contentCheck, build],
  async run({ content, distFolder }) {
    const site = readBuiltSite(distFolder);
    const { followed, dead } = findDeadLinks(site, factsOf(await content()));
    const where = `on ${count(site.pages.length, 'page')}`;
    return {
      summary:
        dead.length === 0
          ? `${count(followed, 'link leads', 'links lead')} somewhere ${where}`
          : `${dead.length} of ${count(followed, 'link')} ${where} lead nowhere`,
      findings: dead.map((link) => ({
        level: 'failure',
        file: relative(repositoryRoot, join(distFolder, link.pages[0] ?? '')),
        message: messageOf(link),
        mend: 'Mend the address where it is written, then run npm run build.',
      })),
    };
  },
};
