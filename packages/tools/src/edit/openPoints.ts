import type { Content } from '@portfolio/data/schema/content';
import { pageNames, pageTable } from '@portfolio/data/schema/pages';
import { isShown } from '@portfolio/data/shown/pages';
import {
  type ContentProblem,
  fileOf,
  type PlacedProblem,
} from '@portfolio/data/validation/contentProblem';
import type { Problem } from '../content/checks/check.ts';
import { contentChecks } from '../content/checks/contentChecks.ts';
import { publicAddressProblems } from '../content/checks/publicAddress.ts';
import type { ContentTree } from './contentTree.ts';
import { ownContentOf, problemsIn } from './problemsIn.ts';

/**
 * The hidden pages, each at the list that would fill it, or else at the switch that shows it. A page isn't for owners
 * who leave out all of its lists.
 */
const hiddenPages = (content: Content): PlacedProblem[] =>
  pageNames
    .filter((name) => !isShown(content.pages[name]))
    .flatMap((name) => {
      const stated = pageTable[name].shows.filter((list) => content[list]);
      return stated.some((list) => content[list]?.length)
        ? [{ path: `pages.${name}.hidden`, message: 'the page has something to show now' }]
        : stated
            .slice(0, 1)
            .map((path) => ({ path, message: 'there is none yet, so the page is hidden' }));
    });

const portraitStep = { path: 'owner.portrait', message: 'without one, visitors see your initials' };

/**
 * What is still open in the content, each with its place: the problems that stop the build or, if there are none, what the
 * doctor's checks of the content find and what could be added.
 * @param isAddressSet whether the site gets its address where it is built, so that the content's doesn't matter
 */
export function openPoints(tree: ContentTree, isAddressSet = false): ContentProblem[] {
  const problems = problemsIn(tree);
  if (problems.length > 0) return problems;
  const own = ownContentOf(tree);
  const { owner, site } = own.content;
  const path = 'site.url';
  const points: Problem[] = [
    ...(owner.portrait ? [] : [portraitStep]),
    ...hiddenPages(own.content),
    ...contentChecks.flatMap((check) => check.run(own).problems),
    ...(isAddressSet ? [] : publicAddressProblems(site.url, { path })),
  ];
  return points.map(({ path = '', file = fileOf(path), message }) => ({ file, path, message }));
}
