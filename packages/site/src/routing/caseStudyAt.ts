import { caseStudyPaths } from 'virtual:content/caseStudyPaths';

/**
 * Finds the path among `paths` that a path of the site stands for, since browsers write paths in ASCII; undefined if
 * there is none.
 */
export const findPath = (paths: readonly string[], pathname: string) =>
  paths.find((path) => [path, encodeURI(path)].includes(pathname.replace(/\/+$/, '')));

/** The path of the case study at a path of the site; undefined if there is none. */
export const caseStudyAt = (pathname: string) => findPath(caseStudyPaths, pathname);
