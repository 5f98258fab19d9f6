import * as v from 'valibot';
import { imageSchema, webAddressSchema } from '../schema/fields.ts';
import { showValue } from '../showValue.ts';
import { slugify } from '../slug.ts';

/** What a story may link to, besides its own headings and the web. */
export interface References {
  /** Whether the project has a figure. */
  hasFigure: boolean;
  /** The address on the site of each project, by its part of that address: `drift-watch`. */
  projects: ReadonlyMap<string, string>;
}

/** Where the figure is: in the story's Markdown and on its page. */
export const FIGURE = '#figure';

/** The address of something, or why there is none. */
export type Target = { url: string } | { problem: string };

/** A part of an address as it reads; itself, if it's wrongly encoded. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path in the files folder that a path from a story leads to; undefined if it leads elsewhere. */
function pathInFiles(story: string, target: string): string | undefined {
  const path = story.split('/').slice(0, -1);
  for (const name of decoded(target).split('/')) {
    if (name === '..' && path.length === 0) return undefined;
    if (name === '..') path.pop();
    else if (name !== '.') path.push(name);
  }
  return path[0] === 'files' ? path.slice(1).join('/') : undefined;
}

/**
 * Where the links and pictures of a story lead.
 * @param story its file, from the content's folder
 * @param ids of its headings
 */
export function createTargets(
  story: string,
  { hasFigure, projects }: References,
  ids: readonly string[],
) {
  const toFiles = `${'../'.repeat(story.split('/').length - 1)}files/`;

  const link = (target: string): Target => {
    if (target === FIGURE) {
      return hasFigure
        ? { url: target }
        : {
            problem:
              'leads to the figure of the project, which has none: give it one in projects.json',
          };
    }
    if (target.startsWith('#')) {
      const id = decoded(target.slice(1));
      const url = ids.includes(id) ? `#${id}` : projects.get(slugify(id));
      const problem = `leads to ${showValue(target)}, which is no heading of this story and no project: write # and the title in small letters, with - between the words`;
      return url === undefined ? { problem } : { url };
    }
    const [issue] = v.safeParse(webAddressSchema, target).issues ?? [];
    if (!issue) return { url: target };
    const isKind = issue.message.startsWith('must be');
    const others = isKind ? `, or ${FIGURE}, or # with the title of a heading or a project` : '';
    return { problem: `${issue.message}${others}, but is ${showValue(target)}` };
  };

  const picture = (target: string): Target => {
    const url = pathInFiles(story, target);
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
