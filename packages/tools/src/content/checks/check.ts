import type { CaseStudies, ContentWithCaseStudies } from '@portfolio/data/caseStudy/caseStudy';
import type { Translation } from '@portfolio/data/translation/translate';

/** Something that a check found. */
export interface Finding {
  /** A failure must be fixed before publishing; a warning should be fixed. */
  level: 'failure' | 'warning';
  /** The file or the variable with the problem. */
  file?: string;
  /** The place in the file, such as `projects[0].title`. */
  path?: string;
  message: string;
  /** How to fix it, as a sentence. */
  fix: string;
}

/** A finding as a check reports it. By default it is a failure, in the file of its place, with the check's fix. */
export type Problem = Pick<Finding, 'message'> & Partial<Finding>;

/** The result of a check. */
export interface Report {
  problems: readonly Problem[];
  /** The rest of its line, after the title, when there are no problems. */
  passed: string;
  /** The rest of its line if the owner doesn't want this part of the site. */
  chosen?: string | undefined;
}

/** The owner's content, on a disk or in the editor. */
export interface OwnContent {
  content: ContentWithCaseStudies;
  /** Whether it is the sample, because the owner has no content of their own yet. */
  isSample: boolean;
  /** The site's other languages. Their case studies are those of the pages, translated or not. */
  translations: readonly {
    language: string;
    translation: Translation;
    caseStudies: CaseStudies;
  }[];
  /** The folders with translations, even if the site doesn't list the language. */
  translationFolders: readonly string[];
  /** The variables of the environment. */
  env: Record<string, string | undefined>;
}

/** A check of valid content alone, which the editor and the doctor make. */
export interface ContentCheck {
  /** The subject of the check, in a few words. */
  title: string;
  /** The fix for problems without their own, as a sentence. */
  fix: string;
  run(own: OwnContent): Report;
}
