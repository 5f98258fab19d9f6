import { type Address, classifyAddress } from '../address.ts';
import type { Content } from '../schema/content.ts';
import { SCHEMA_VERSION } from '../schema/site.ts';
import { showValue } from '../showValue.ts';
import { isOthersSite, sitePath } from '../siteUrl.ts';
import { textsIn } from '../textsIn.ts';
import { statedOnly } from '../unstated.ts';
import { formatContentProblems, validateContent } from '../validateContent.ts';
import { dropDanglingReferences } from './dropDanglingReferences.ts';
import { readCertifications, readDegrees } from './educationFrom.ts';
import { readExperience } from './experienceFrom.ts';
import { applyExtension, EXTENSION, type Extension, extensionIn } from './extension.ts';
import { genericPages } from './genericPages.ts';
import { readInterests, readReferences } from './interestsFrom.ts';
import { tellApart } from './looks.ts';
import { type Note, ResumeError } from './notes.ts';
import { readOwner, readTitle } from './ownerFrom.ts';
import { plainLetters } from './plainLetters.ts';
import { withProfile } from './profiles.ts';
import { describeCategories, readProjects } from './projectsFrom.ts';
import { readAwards, readPublications } from './publicationsFrom.ts';
import { type Reading, ResumeReader } from './resumeReader.ts';
import { LANGUAGE_FIELDS, siteLanguage, writtenIn } from './siteLanguage.ts';
import { readLanguages, readSkills } from './skillsFrom.ts';
import { IS_EXAMPLE, isStandardExample } from './standardExample.ts';
import { stated } from './stated.ts';
import { tooLarge } from './tooLarge.ts';
import { whyUnread } from './whyUnread.ts';

/** Facts that a résumé doesn't state. */
export interface FromResumeOptions {
  /** The year in the footer. */
  year: number;
  /** The site's address; unless given, the owner's page in the résumé. */
  siteUrl?: string;
  /** The language that the owner writes in, as a BCP 47 tag; unless given, the one that the résumé states. */
  language?: string;
}

/** Content made from a résumé. */
export interface FromResume {
  /** The content, which keeps every rule. */
  content: Content;
  /** Omissions and assumptions, each with its place in the résumé. */
  notes: Note[];
}

/** The site's address until the owner has one; `npm run doctor` asks for it. */
export const NO_ADDRESS = 'https://portfolio.example.com';

/** Why an address isn't taken for the site's, by where it leads. */
const whyNoSite: Partial<Record<Address['kind'], string>> = {
  account: 'a profile now, as a site cannot be published there',
  page: 'a profile now, as it is a page and may not be a whole site of yours',
  site: 'a profile now, as a site cannot be published there',
  front: 'left out, as it is the start page of a host',
};

/** The site's address and the owner's page, when that is another one. */
function readAddresses(basics: ResumeReader, siteUrl: string | undefined) {
  const page = basics.url('url', 'website')?.replace(/\/+$/, '') ?? '';
  const { kind } = classifyAddress(page);
  // The site's own export states where it is published; other résumés, any page of the owner.
  const isSite = basics.isOwnExport ? !isOthersSite(page) : kind === 'site';
  const url = siteUrl ?? (isSite && sitePath(page) !== undefined ? page : undefined);
  if (!url) {
    const why = page ? `${showValue(page)} is ${whyNoSite[kind] ?? 'no site'}` : 'is missing';
    basics.assume('url', `${why}: the site's address is ${NO_ADDRESS} until you change it`);
  }
  return { url: url ?? NO_ADDRESS, ...(page && page !== url && kind !== 'front' && { page }) };
}

/**
 * The biography, which is what most résumés call a summary.
 * @param hasSummary whether the site that wrote the résumé has a biography besides the summary
 */
function readBiography(summary: string[], name: string, hasSummary: boolean) {
  const placeholder = [`This is the portfolio of ${name}.`];
  // The placeholder of a biography is nothing to begin a résumé with.
  return summary.length === 0 || hasSummary ? { bio: placeholder, summary } : { bio: summary };
}

type OwnExport = Pick<Extension, 'hasSummary'>;

function readContent(
  resume: ResumeReader,
  options: FromResumeOptions & { language: string },
  own?: OwnExport,
): Content {
  for (const name of ['$schema', 'meta']) resume.take(name);
  const basics = resume.object('basics');
  for (const name of LANGUAGE_FIELDS) basics.take(name);
  const person = readOwner(basics);
  const lists = {
    skillCategories: readSkills(resume),
    projects: readProjects(resume),
    experience: readExperience(resume),
    degrees: readDegrees(resume),
    certifications: readCertifications(resume),
    ...stated({
      languages: readLanguages(resume),
      publications: readPublications(resume),
      awards: readAwards(resume),
      interests: readInterests(resume),
      references: readReferences(resume),
    }),
  };
  const newest = lists.experience.find(({ kind }) => kind !== 'volunteering');
  const owner = { ...person, title: readTitle(basics, statedOnly(newest?.title)) };
  const { url, page } = readAddresses(basics, options.siteUrl);
  if (page) owner.profiles = withProfile(owner.profiles, { url: page });
  const summary = basics.paragraphs('summary');
  return {
    owner,
    site: {
      schemaVersion: SCHEMA_VERSION,
      url,
      language: options.language,
      copyrightYear: options.year,
    },
    pages: genericPages(owner.name, lists, resume.language),
    about: {
      ...readBiography(summary, owner.name, own?.hasSummary ?? false),
      statistics: [],
      coreValues: [],
    },
    ...lists,
    spotlight: [],
    projectCategories: describeCategories(lists.projects),
  };
}

/** As many keys as a message names. */
const MOST_KEYS = 12;

/** Why a file without the owner's name can't be read: most often it has another shape, whose keys are named. */
function noName(resume: object): Note {
  const { basics, ...rest } = resume as Record<string, unknown>;
  const keys = [...Object.keys(rest), ...Object.keys(Object(basics)).map((key) => `basics.${key}`)];
  const found = keys.length > 0 ? `has ${keys.slice(0, MOST_KEYS).join(', ')}` : 'is empty';
  const message = `is required: a JSON Resume has the name of its owner there, and the file ${found}`;
  return { path: 'basics.name', message };
}

/** Facts of the standard's own example, from which many files begin. */
const examplesIn = (resume: object): Note[] =>
  textsIn(resume)
    .filter(({ value }) => isStandardExample(value))
    .map(({ path, value }) => ({
      path,
      message: `${showValue(value)} ${IS_EXAMPLE}: write your own`,
    }));

/**
 * Reads the standard fields. Texts stay as they are when the site itself wrote the résumé.
 * @param own unless somebody else wrote it
 */
function readStandard(resume: unknown, options: FromResumeOptions, own?: OwnExport): FromResume {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume)) {
    throw new ResumeError([{ path: '', message: 'The résumé must be an object: { "basics": … }' }]);
  }
  const { language, notes } = own
    ? { language: 'en', notes: [] }
    : siteLanguage(resume, options.language);
  const reading: Reading = { notes, isOwnExport: own !== undefined, language: writtenIn(language) };
  const plain = (_key: string, value: unknown) =>
    typeof value === 'string' && !own ? plainLetters(value) : value;
  const fields = JSON.parse(JSON.stringify(resume), plain);
  if (!own) notes.push(...examplesIn(fields));
  const reader = new ResumeReader(fields, '', reading);
  const content = readContent(reader, { ...options, language }, own);
  if (content.owner.name === '') throw new ResumeError([noName(resume)]);
  const unread = reader.unread().map((path) => ({ path, message: whyUnread(path) }));
  return { content, notes: [...reading.notes, ...unread] };
}

/**
 * Reads the standard fields of a résumé that the site itself wrote. The year is none that content may
 * have: it comes with the patch, like everything else for which the standard has no place.
 */
export const readOwnStandard = (resume: unknown, own: OwnExport) =>
  readStandard(resume, { year: 0 }, own);

function readOwnExport(resume: unknown, extension: Extension, siteUrl?: string): FromResume {
  const { content: base, notes } = readOwnStandard(resume, extension);
  const patched = applyExtension(base, extension);
  const { content, notes: dropped } = dropDanglingReferences(patched.content);
  if (siteUrl) content.site.url = siteUrl;
  const problems = validateContent(content);
  if (problems.length > 0) {
    const message = `makes content that breaks a rule:\n${formatContentProblems(problems)}`;
    throw new ResumeError([{ path: `meta.${EXTENSION}`, message }]);
  }
  return { content, notes: [...notes, ...patched.notes, ...dropped] };
}

/**
 * Turns a JSON Resume of any origin into content. Fields that it doesn't state are left out, pages
 * that would be empty are hidden, and colours and page texts are made to fit anyone. A résumé that the
 * site itself has written gives back its content, with later edits.
 * @param resume the file's value, of any shape
 * @throws ResumeError that lists why the résumé can't be read, by field
 */
export function fromResume(resume: unknown, options: FromResumeOptions): FromResume {
  const size = tooLarge(resume);
  if (size) throw new ResumeError([size]);
  const extension = extensionIn(resume);
  if (extension?.schemaVersion === SCHEMA_VERSION) {
    return readOwnExport(resume, extension, options.siteUrl);
  }
  const standard = readStandard(resume, options);
  const read = { ...standard, content: tellApart(standard.content) };
  if (!extension) return read;
  const message = `is of version ${extension.schemaVersion}, which this code doesn't read: only the standard fields are used`;
  return { ...read, notes: [...read.notes, { path: `meta.${EXTENSION}`, message }] };
}
