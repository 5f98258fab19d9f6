import { makeFiles } from '@portfolio/build/documents/index';
import {
  MissingGlyphsError,
  problemsOf,
} from '@portfolio/build/documents/typst/MissingGlyphsError';
import { signsLeftOut } from '@portfolio/build/documents/typst/typeset';
import { type Content, withDefaults } from '@portfolio/data/schema/content';
import {
  type ContentProblem,
  formatContentProblems,
} from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { safeLine } from '@portfolio/data/values/safeText';
import { languageOf } from '@portfolio/words/languageOf';

/** The maximum number of problems in a message. */
const MAX_PROBLEMS = 5;

const MAX_LETTERS = 200;

/** The content without references to other files, which may not exist yet. */
function withoutFiles(content: Content): Content {
  const { portrait: _, ...owner } = content.owner;
  const projects = content.projects.map(({ caseStudy: _, ...project }) => project);
  return { ...content, owner, projects };
}

/**
 * Validates new content and makes its documents like the build, so that no content is replaced with content that
 * can't be built.
 * @returns the characters that no font has, which the build also reports
 * @throws OwnerError if the content breaks a rule, or its documents cannot be made
 */
export async function tryContent(content: Content): Promise<readonly ContentProblem[]> {
  const problems = validateContent(content);
  if (problems.length > 0) {
    const more = problems.length - MAX_PROBLEMS;
    const also = more > 0 ? `\nand ${more} more` : '';
    const first = formatContentProblems(problems.slice(0, MAX_PROBLEMS));
    throw new OwnerError(`The new content breaks a rule; nothing was changed.\n${first}${also}`);
  }
  const tried = withoutFiles(withDefaults(content));
  const language = await languageOf(content.site.language);
  try {
    await makeFiles(tried, language, '');
    return problemsOf(tried, signsLeftOut(tried));
  } catch (error) {
    if (error instanceof MissingGlyphsError) return error.problems;
    const message = String(Object(error).message);
    // The typesetter puts its own sentence among the fields of a record.
    const [, sentence = message] = /message: "((?:[^"\\]|\\.)*)"/.exec(message) ?? [];
    const reason = safeLine(sentence.replaceAll('\\', '')).slice(0, MAX_LETTERS);
    throw new OwnerError(
      `The site's documents cannot be made from the new content; nothing was changed: ${reason}`,
    );
  }
}
