import type { ContentProblem } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { textsIn } from '@portfolio/data/textsIn';
import type { Language } from '@portfolio/words';
import { MissingGlyphsError, problemsOf } from './MissingGlyphsError.ts';
import { signsLeftOut, typeset } from './typeset.ts';

/**
 * The letters because of which documents and pictures of this content can't be made, as no font has them, or the signs
 * that those leave out.
 */
export async function glyphProblems(
  content: Content,
  language: Language,
): Promise<readonly ContentProblem[]> {
  const text = textsIn(content)
    .map(({ value }) => value)
    .join(' ');
  try {
    await typeset('typst/probe.typ', { text }, content, language);
    return problemsOf(content, signsLeftOut(content));
  } catch (error) {
    if (error instanceof MissingGlyphsError) return error.problems;
    throw error;
  }
}
