import type { Content } from '@portfolio/data/schema/content';
import { type PageName, shownPageNames } from '@portfolio/data/shown/pages';
import { projectsWithStory, storyPath } from '@portfolio/data/shown/stories';
import { type ContentProblem, fileOf } from '@portfolio/data/validation/contentProblem';
import type { LocalFile } from '@portfolio/data/validation/validateContent';
import { showValue } from '@portfolio/data/values/showValue';
import { builtPaths, htmlFile } from './builtPaths.ts';

/** A file below the site's base, or a folder with everything in it: its path has a slash at the end. */
interface Taken {
  path: string;
  /** Continues the sentence of a problem after "because". */
  why: string;
}

/** A page, a story or a file of the owner's, which needs a path of its own, and the place in the content that gives it. */
interface Wanted extends Taken {
  file: string;
  place: string;
  /** Says what to do if another one has the path. */
  message: (why: string) => string;
}

/** The paths that other programs answer at the same address. */
const elsewhere: readonly Taken[] = [
  { path: 'rest/v1/', why: 'messages are sent to /rest/v1' },
  { path: 'cdn-cgi/', why: 'Cloudflare keeps /cdn-cgi for itself' },
];

/** As macOS and Windows compare names: capitals and composed letters make no difference. */
const folded = (path: string) => path.normalize('NFC').toLowerCase();

/** The address that hosts serve a path at: `skills` for `skills.html` and for `skills/index.html`. */
const addressOf = (path: string) => folded(path).replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');

/** Whether a path is in a folder that is taken, or below a file, which no disk can hold. */
const isBelow = (inner: string, outer: string) =>
  folded(inner).startsWith(`${folded(outer).replace(/\/$/, '')}/`);

const clash = ({ path: one }: Taken, { path: other }: Taken) =>
  addressOf(one) === addressOf(other) || isBelow(one, other) || isBelow(other, one);

const pageAt = (name: PageName, path: string): Wanted => {
  const place = `pages.${name}.path`;
  return {
    path: htmlFile(path),
    why: `${place} leads there, too`,
    file: fileOf(place),
    place,
    message: (why) => `must be another path, because ${why}, but is ${showValue(path)}`,
  };
};

const storyAt = (index: number, path: string): Wanted => {
  const place = `projects[${index}].title`;
  return {
    path: htmlFile(path),
    why: `the story of ${place} is there`,
    file: fileOf(place),
    place,
    message: (why) =>
      `must be another title, because the address of its story would be ${path}, and ${why}`,
  };
};

const fileAt = ({ file, path, src }: LocalFile): Wanted => ({
  path: src,
  why: `your file ${src} is published there`,
  file,
  place: path,
  message: (why) =>
    `must be a file with another name or in another folder, because ${why}, but is ${showValue(src)}`,
});

/**
 * Pages, stories and files of the owner's whose path is taken by the build, another page or another file. Two files
 * clash if hosts serve them at the same address or if macOS and Windows take them for the same.
 * @param content keeps its schema
 * @param files of the owner's that are published, by the place in the content that names them
 */
export function pathProblems(content: Content, files: readonly LocalFile[]): ContentProblem[] {
  const built = builtPaths(content).map((path) => {
    const what = path.endsWith('/') ? `the folder ${path.slice(0, -1)}` : path;
    return { path, why: `the build makes ${what} itself` };
  });
  const wanted = [
    ...shownPageNames(content.pages).map((name) => pageAt(name, content.pages[name].path)),
    ...projectsWithStory(content).map((project) =>
      storyAt(content.projects.indexOf(project), storyPath(content, project)),
    ),
    ...new Map(files.map((file) => [file.src, fileAt(file)])).values(),
  ];
  const taken: Taken[] = [...built, ...elsewhere];
  return wanted.flatMap((each) => {
    const first = taken.find((other) => clash(each, other));
    taken.push(each);
    const { file, place, message } = each;
    return first ? [{ file, path: place, message: message(first.why) }] : [];
  });
}
