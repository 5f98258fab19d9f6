import type { About } from '@portfolio/data/schema/about';
import { type Content, contentSchema, type StatedContent } from '@portfolio/data/schema/content';
import { genericPages } from '@portfolio/data/schema/pages';
import { SCHEMA_VERSION } from '@portfolio/data/schema/site';
import { sitePath } from '@portfolio/data/schema/siteUrl';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { isObject } from '@portfolio/data/values/isObject';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { showValue } from '@portfolio/data/values/showValue';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { includedLanguage } from '@portfolio/words/included';
import * as v from 'valibot';
import { type Note, type NotImported, ResumeError } from '../content/notes.ts';
import { labelsIn } from './labelsIn.ts';
import { readOwner, readTitle } from './ownerFrom.ts';
import { withProfile } from './profilesFrom.ts';
import { readProjects } from './projectsFrom.ts';
import { examplesIn, missingName, tooLarge } from './resumeFile.ts';
import { ResumeReader } from './resumeReader.ts';
import {
  readAwards,
  readCertifications,
  readDegrees,
  readExperience,
  readInterests,
  readPublications,
  readReferences,
} from './sectionsFrom.ts';
import { LANGUAGE_FIELDS, siteLanguage } from './siteLanguage.ts';
import { readLanguages, readSkills } from './skillsFrom.ts';

/** The facts that a résumé doesn't have. */
export interface FromResumeOptions {
  /** The year in the footer. */
  year: number;
  /**
   * The site's address.
   * @default the owner's page in the résumé
   */
  siteUrl?: string;
  /**
   * The language that the owner writes in, as a BCP 47 tag.
   * @default the one that the résumé states
   */
  language?: string;
  /** Titles of projects that the site has already. */
  takenTitles?: readonly string[];
}

/** A JSON Resume made from another source. */
export interface Converted {
  resume: unknown;
  /** Notes about facts of the source that aren't in the résumé. */
  notes: Note[];
}

/** Content made from a résumé. */
export interface FromResume {
  /** The content, valid. */
  content: Content;
  /** Assumptions, each with its place in the résumé. */
  notes: Note[];
  /** The texts that have no place in the content, by their place in the résumé. */
  notImported: NotImported;
}

/** The site's address until the owner has one; `npm run doctor` asks for it. */
export const NO_ADDRESS = 'https://portfolio.example.com';

/** The site's address, and the owner's page if it is another address. */
function readAddresses(basics: ResumeReader, siteUrl: string | undefined) {
  const { kind, url: stated = '' } = basics.page('url') ?? basics.page('website') ?? {};
  const page = stated.replace(/\/+$/, '');
  const url = siteUrl ?? (kind === 'site' && sitePath(page) !== undefined ? page : undefined);
  if (!url) {
    const why = page ? `${showValue(page)} is a profile now` : 'is missing';
    basics.note('url', `${why}: the site's address is ${NO_ADDRESS} until you change it`);
  }
  return { url: url ?? NO_ADDRESS, ...(page && page !== url && { page }) };
}

/** The biography. Most résumés call it a summary. */
function readBiography(summary: string[], name: string): Pick<About, 'bio' | 'summary'> {
  // A generated résumé shouldn't begin with a placeholder.
  return summary.length > 0
    ? { bio: summary }
    : { bio: [`This is the portfolio of ${name}.`], summary: [] };
}

function readContent(
  resume: ResumeReader,
  options: FromResumeOptions & { language: string },
): StatedContent {
  for (const name of ['$schema', 'meta']) resume.take(name);
  const basics = resume.object('basics');
  for (const name of LANGUAGE_FIELDS) basics.take(name);
  const person = readOwner(basics);
  const lists = {
    skillCategories: readSkills(resume),
    projects: readProjects(resume, options.takenTitles),
    experience: readExperience(resume),
    degrees: readDegrees(resume),
    certifications: readCertifications(resume),
    ...withoutEmpty({
      languages: readLanguages(resume),
      publications: readPublications(resume),
      awards: readAwards(resume),
      interests: readInterests(resume),
      references: readReferences(resume),
    }),
  };
  const newest = lists.experience.find(({ kind }) => kind !== 'volunteering');
  const owner = { ...person, title: readTitle(basics, withoutPlaceholder(newest?.title)) };
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
    pages: genericPages(lists, owner, labelsIn(resume.language)),
    about: {
      ...readBiography(summary, owner.name),
      statistics: [],
      coreValues: [],
    },
    ...lists,
    spotlight: [],
    projectCategories: [...new Set(lists.projects.map(({ category }) => category))].map((name) => ({
      name,
    })),
  };
}

/**
 * Turns a JSON Resume of any origin into content. Fields that it doesn't have are left out, empty pages are hidden,
 * and pages get their generic texts.
 * @param resume the file's value, of any shape
 * @throws ResumeError that lists why the résumé can't be read, by field
 */
export function fromResume(resume: unknown, options: FromResumeOptions): FromResume {
  const size = tooLarge(resume);
  if (size) throw new ResumeError([size]);
  if (!isObject(resume)) {
    throw new ResumeError([{ path: '', message: 'The résumé must be an object: { "basics": … }' }]);
  }
  const { language, notes } = siteLanguage(resume, options.language);
  const fields = structuredClone(resume) as Record<string, unknown>;
  notes.push(...examplesIn(fields));
  const reader = new ResumeReader(fields, '', { notes, language: includedLanguage(language) });
  const stated = readContent(reader, { ...options, language });
  if (stated.owner.name === '') throw new ResumeError([missingName(resume)]);
  const { success, output } = v.safeParse(contentSchema, stated);
  if (!success) throw new ResumeError(validateContent(stated));
  return { content: output, notes, notImported: reader.rest() };
}
