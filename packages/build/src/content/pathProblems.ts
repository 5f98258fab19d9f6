import type { Content } from '@portfolio/data/schema/content';
import { caseStudyPath, projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import { type PageName, shownPageNames } from '@portfolio/data/shown/pages';
import { type ContentProblem, fileOf } from '@portfolio/data/validation/contentProblem';
import type { LocalFile } from '@portfolio/data/validation/validateContent';
import { showValue } from '@portfolio/data/values/showValue';
import { htmlFile, reservedPaths } from './reservedPaths.ts';

/** A path below the site's base that is in use. If it ends with a slash, everything in that folder is taken, too. */
interface TakenPath {
  path: string;
  /** Continues the sentence of a problem after "because". */
  why: string;
}

/** The path that a page, a case study or one of the owner's files needs for itself. */
interface WantedPath extends TakenPath {
  /** The file of the content, and the place in it, that set this path. */
  file: string;
  place: string;
  /** Says what to do if the path is taken. */
  message: (why: string) => string;
}

/** Other programs answer requests for these paths. */
const reservedByOthers: readonly TakenPath[] = [
  { path: 'rest/v1/', why: 'messages are sent to /rest/v1' },
  { path: 'cdn-cgi/', why: 'Cloudflare keeps /cdn-cgi for itself' },
];

/** macOS and Windows ignore capitals and how an accent is encoded when they compare names. */
const folded = (path: string) => path.normalize('NFC').toLowerCase();

/** Hosts serve both `skills.html` and `skills/index.html` at the address `skills`. */
const addressOf = (path: string) => folded(path).replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');

/** Whether a path is inside a folder, or below a file, which no disk can store. */
const isBelow = (inner: string, outer: string) =>
  folded(inner).startsWith(`${folded(outer).replace(/\/$/, '')}/`);

const clash = ({ path: one }: TakenPath, { path: other }: TakenPath) =>
  addressOf(one) === addressOf(other) || isBelow(one, other) || isBelow(other, one);

const pageAt = (name: PageName, path: string): WantedPath => {
  const place = `pages.${name}.path`;
  return {
    path: htmlFile(path),
    why: `${place} leads there, too`,
    file: fileOf(place),
    place,
    message: (why) => `must be another path, because ${why}, but is ${showValue(path)}`,
  };
};

const caseStudyAt = (index: number, path: string): WantedPath => {
  const place = `projects[${index}].title`;
  return {
    path: htmlFile(path),
    why: `the case study of ${place} is there`,
    file: fileOf(place),
    place,
    message: (why) =>
      `must be another title, because the address of its case study would be ${path}, and ${why}`,
  };
};

const fileAt = ({ file, path, src }: LocalFile): WantedPath => ({
  path: src,
  why: `your file ${src} is published there`,
  file,
  place: path,
  message: (why) =>
    `must be a file with another name or in another folder, because ${why}, but is ${showValue(src)}`,
});

/**
 * Reports pages, case studies and files of the owner's whose path is taken by the build, another page or another file. Two
 * files clash if hosts serve them at the same address, or if macOS and Windows can't tell them apart.
 * @param content must be valid
 * @param files the owner's published files, with the places in the content that name them
 */
export function pathProblems(content: Content, files: readonly LocalFile[]): ContentProblem[] {
  const built = reservedPaths(content).map((path) => {
    const what = path.endsWith('/') ? `the folder ${path.slice(0, -1)}` : path;
    return { path, why: `the build makes ${what} itself` };
  });
  const wanted = [
    ...shownPageNames(content.pages).map((name) => pageAt(name, content.pages[name].path)),
    ...projectsWithCaseStudy(content).map((project) =>
      caseStudyAt(content.projects.indexOf(project), caseStudyPath(content, project)),
    ),
    ...new Map(files.map((file) => [file.src, fileAt(file)])).values(),
  ];
  const taken: TakenPath[] = [...built, ...reservedByOthers];
  return wanted.flatMap((each) => {
    const first = taken.find((other) => clash(each, other));
    taken.push(each);
    const { file, place, message } = each;
    return first ? [{ file, path: place, message: message(first.why) }] : [];
  });
}
