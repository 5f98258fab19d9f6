import { join, relative } from 'node:path';
import type { Content } from '@portfolio/data/schema/content';
import { repositoryRoot } from '@portfolio/publish/content/folders';
import type { SiteAddress } from '@portfolio/publish/content/siteAddress';
import { readBuiltSite } from '../builtSite.ts';
import { type Check, count } from '../check.ts';
import { addressOf } from '../copy.ts';
import { type DeadLink, findDeadLinks, type SiteFacts } from '../deadLinks.ts';
import { buildAddress } from './buildAddress.ts';
import { content as contentCheck } from './content.ts';

const factsOf = (
  { pages, projects, skillCategories }: Content,
  { url, base }: SiteAddress,
): SiteFacts => ({
  url,
  base,
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
  needs: [contentCheck, buildAddress],
  async run(copy) {
    const { content, distFolder } = copy;
    const site = readBuiltSite(distFolder);
    const facts = factsOf(await content(), await addressOf(copy));
    const { followed, dead } = findDeadLinks(site, facts);
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
