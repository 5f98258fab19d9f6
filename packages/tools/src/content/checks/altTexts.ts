import { isCaseStudyIn, translatedFile } from '@portfolio/build/content/languages';
import type { CaseStudyFile } from '@portfolio/data/caseStudy/caseStudy';
import { inContent } from '@portfolio/data/validation/contentProblem';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck, Finding, OwnContent } from './check.ts';

const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const emptyWord = /^(?:an? )?(?:alt|image|img|photo|picture|portrait|profile|logo|icon)\.?$/i;

/** Why a text doesn't describe its picture; undefined if it does. */
function problemOf(alt: string): string | undefined {
  if (fileName.test(alt)) return 'is the name of a file';
  return emptyWord.test(alt) ? "doesn't say what it shows" : undefined;
}

/** A picture's text, and its place. */
interface Described extends Pick<Finding, 'file' | 'path'> {
  alt: string;
}

const PORTRAIT = 'owner.portrait.alt';

const inCaseStudies = (files: readonly CaseStudyFile[]): Described[] =>
  files.flatMap(({ name, pictures }) =>
    pictures.map(({ line, alt }) => ({ file: inContent(name), path: `line ${line}`, alt })),
  );

/** The texts that a translation has of its own. The others are those of the first language. */
function inTranslation(each: OwnContent['translations'][number]): Described[] {
  const { language, translation, caseStudies } = each;
  const { portrait } = translation.content.owner;
  const files = [...caseStudies.files.values()];
  return [
    ...(portrait && translation.translated.has(PORTRAIT)
      ? [{ file: translatedFile(PORTRAIT, language), path: PORTRAIT, alt: portrait.alt }]
      : []),
    ...inCaseStudies(files.filter(({ name }) => isCaseStudyIn(name, language))),
  ];
}

/** Whether the pictures are described for people who don't see them. */
export const altTexts: ContentCheck = {
  title: 'Alt texts',
  fix: 'Describe the picture there.',
  run({ content: { owner, caseStudies }, translations }) {
    const { portrait } = owner;
    const pictures = [
      ...(portrait ? [{ path: PORTRAIT, alt: portrait.alt }] : []),
      ...inCaseStudies([...(caseStudies?.files.values() ?? [])]),
    ];
    const problems = [...pictures, ...translations.flatMap(inTranslation)].flatMap(
      ({ alt, ...place }) => {
        const why = problemOf(alt.trim());
        const message = `the alternative text ${showValue(alt)} ${why}`;
        return why ? [{ ...place, message }] : [];
      },
    );
    return { problems, passed: count(pictures.length, 'picture has one', 'pictures have one') };
  },
};
