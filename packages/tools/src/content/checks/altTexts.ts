import { inContent } from '@portfolio/data/validation/contentProblem';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import type { ContentCheck } from './check.ts';

const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const emptyWord = /^(?:an? )?(?:alt|image|img|photo|picture|portrait|profile|logo|icon)\.?$/i;

/** Why a text doesn't describe its picture; undefined if it does. */
function problemOf(alt: string): string | undefined {
  if (fileName.test(alt)) return 'is the name of a file';
  return emptyWord.test(alt) ? "doesn't say what it shows" : undefined;
}

/** Whether the pictures are described for people who don't see them. */
export const altTexts: ContentCheck = {
  title: 'Alt texts',
  fix: 'Describe the picture there.',
  run({ content: { owner, caseStudies } }) {
    const { portrait } = owner;
    const pictures = [
      ...(portrait ? [{ path: 'owner.portrait.alt', alt: portrait.alt }] : []),
      ...[...(caseStudies?.files.values() ?? [])].flatMap(({ name, pictures }) =>
        pictures.map(({ line, alt }) => ({ file: inContent(name), path: `line ${line}`, alt })),
      ),
    ];
    const problems = pictures.flatMap(({ alt, ...place }) => {
      const why = problemOf(alt.trim());
      const message = `the alternative text ${showValue(alt)} ${why}`;
      return why ? [{ ...place, message }] : [];
    });
    return { problems, passed: count(pictures.length, 'picture has one', 'pictures have one') };
  },
};
