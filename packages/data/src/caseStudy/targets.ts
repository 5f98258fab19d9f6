import * as v from 'valibot';
import { isMailAddress } from '../schema/contactRules.ts';
import { fileSchema, imageSchema, webAddressSchema } from '../schema/fields.ts';
import { decoded } from '../values/decoded.ts';
import { showValue } from '../values/showValue.ts';
import { slugify } from '../values/slug.ts';
import type { MarkdownFile } from './markdown.ts';

/** A case study that others may link to. */
export interface OtherCaseStudy extends Pick<MarkdownFile, 'findHeading'> {
  /** Its file, from the content's folder. */
  name: string;
  /** Its address on the site. */
  path: string;
}

/** The targets that a case study may link to, besides its own headings and the web. */
export interface References {
  /** Whether the project has a figure. */
  hasFigure: boolean;
  /** The address on the site of each project, by its part of that address: `drift-watch`. */
  projects: ReadonlyMap<string, string>;
  caseStudies: readonly OtherCaseStudy[];
  /** The paths of the site's pages, such as `/skills`. */
  pages: readonly string[];
  /** The names of the files that the build makes, such as `resume.pdf`. */
  made: readonly string[];
}

/** The anchor of the figure, in the case study's Markdown and on its page. */
export const FIGURE = '#figure';

/** The address of a target, or why there is none. A file in the files folder has its path from there. */
export type Target = { url: string; file?: true; own?: true } | { problem: string };

/** The path from the content's folder that a path from a case study leads to; undefined if it leads out of there. */
function pathFrom(caseStudy: string, target: string): string | undefined {
  const path = caseStudy.split('/').slice(0, -1);
  for (const name of decoded(target).split('/')) {
    if (name === '..' && path.length === 0) return undefined;
    if (name === '..') path.pop();
    else if (name !== '.') path.push(name);
  }
  return path.join('/');
}

const inFiles = (path = '') =>
  path.startsWith('files/') ? path.slice('files/'.length) : undefined;

/**
 * Where the links and pictures of a case study lead.
 * @param caseStudy its file, from the content's folder
 */
export function createTargets(
  caseStudy: string,
  references: References,
  findHeading: MarkdownFile['findHeading'],
) {
  const { hasFigure, projects, caseStudies, pages, made } = references;
  const toFiles = `${'../'.repeat(caseStudy.split('/').length - 1)}files/`;

  /** A heading, the figure or a project. */
  const anchor = (target: string): Target => {
    if (target === FIGURE) {
      const problem =
        'leads to the figure of the project, which has none: give it one in projects.json';
      return hasFigure ? { url: target } : { problem };
    }
    const name = decoded(target.slice(1));
    const id = findHeading(name);
    const url = id === undefined ? projects.get(slugify(name)) : `#${id}`;
    const problem = `leads to ${showValue(target)}, which is no heading of this case study and no project: write # and the title in small letters, with - between the words`;
    return url === undefined ? { problem } : { url };
  };

  /** A mail address, or one of the web. */
  const elsewhere = (target: string): Target => {
    const [, to = ''] = /^mailto:([^?]*)/i.exec(target) ?? [];
    if (isMailAddress(decoded(to))) return { url: target };
    const [issue] = v.safeParse(webAddressSchema, target).issues ?? [];
    if (!issue) return { url: target };
    const isKind = issue.message.startsWith('must be');
    const others = isKind
      ? `, or mailto:, or ${FIGURE}, or # with the title of a heading or a project`
      : '';
    return { problem: `${issue.message}${others}, but is ${showValue(target)}` };
  };

  const file = (name: string, target: string): Target => {
    const [issue] = v.safeParse(fileSchema, name).issues ?? [];
    const problem = `${issue?.message}, but is ${showValue(target)}`;
    return issue ? { problem } : { url: name, file: true, own: true };
  };

  /** A page of the site, or a file that is published. */
  const onSite = (target: string, path: string, rest: string): Target => {
    const page = decoded(path).replace(/(.)\/$/, '$1');
    if (pages.includes(page)) return { url: page + rest };
    const name = page.slice(1);
    if (made.includes(name)) return { url: name, file: true };
    const problem = `leads to ${showValue(target)}, which is no page of the site: those are ${pages.join(', ')}; write ${toFiles} before the name of a file of yours`;
    return { problem };
  };

  /** A file of the content: another case study, or one of the files folder. */
  const nearby = (target: string, path: string, rest: string): Target => {
    const name = pathFrom(caseStudy, path) ?? '';
    const own = inFiles(name);
    if (own !== undefined) return file(own, target);
    const same = caseStudies.find((each) => each.name === name);
    // If only one of the two is translated, the headings of the other case study are in the first language.
    const other =
      same ??
      caseStudies.find((each) => each.name.endsWith(`/${name}`) || name.endsWith(`/${each.name}`));
    if (!other) {
      const known = caseStudies.map((each) => each.name).join(', ');
      return {
        problem: `leads to ${showValue(target)}, which is no case study: those are ${known}; write ${toFiles} before the name of a file of yours, and / before a page`,
      };
    }
    if (rest === '' || !same) return { url: other.path };
    const id = other.findHeading(decoded(rest.slice(1)));
    const problem = `leads to ${showValue(target)}, but ${name} has no such heading`;
    return id === undefined ? { problem } : { url: `${other.path}#${id}` };
  };

  const link = (target: string): Target => {
    if (target.startsWith('#')) return anchor(target);
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return elsewhere(target);
    const [path = '', ...more] = target.split(/(?=[?#])/);
    if (path === '') return { problem: 'leads nowhere: write the address between the ( )' };
    return (path.startsWith('/') ? onSite : nearby)(target, path, more.join(''));
  };

  const picture = (target: string): Target => {
    const url = inFiles(pathFrom(caseStudy, target));
    if (url === undefined) {
      const rule = `must be a picture in the content's files folder: put it there and write ${toFiles} with its name`;
      return { problem: `${rule}, but is ${showValue(target)}` };
    }
    const [issue] = v.safeParse(imageSchema, url).issues ?? [];
    return issue ? { problem: `${issue.message}, but is ${showValue(url)}` } : { url };
  };

  return { link, picture };
}

/** See {@link createTargets}. */
export type Targets = ReturnType<typeof createTargets>;
