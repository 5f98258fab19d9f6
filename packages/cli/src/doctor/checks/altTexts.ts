import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { fileOf, showValue } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { readBuiltSite } from '../builtSite.ts';
import { type Check, count, type Finding, failure, report } from '../check.ts';
import { placeholderIn } from '../sample/placeholderIn.ts';
import { isSample } from '../sample/sample.ts';
import { build } from './build.ts';
import { content as contentCheck } from './content.ts';

const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const emptyWord = /^(?:an? )?(?:alt|image|img|photo|picture|portrait|profile|logo|icon)\.?$/i;

/** Why this text doesn't tell anyone what the picture shows; undefined when it does. */
function problemOf(alt: string): string | undefined {
  if (fileName.test(alt.trim())) return 'is the name of a file';
  if (emptyWord.test(alt.trim())) return "doesn't say what the picture shows";
  return undefined;
}

function checkPortrait({ owner: { portrait, name } }: Content): Finding[] {
  if (!portrait) return [];
  const { alt } = portrait;
  const isTheSamples = isSample(alt) ? "is the sample's, word for word" : undefined;
  const problem = problemOf(alt) ?? isTheSamples ?? placeholderIn(alt.replaceAll(name, ''));
  if (!problem) return [];
  const path = 'owner.portrait.alt';
  const fix = 'Describe in a sentence what your portrait shows.';
  return [failure(`${showValue(alt)} ${problem}`, fix, { file: fileOf(path), path })];
}

/** What is wrong with a picture's alt text; undefined when nothing is. */
function imageProblem(alt: string | undefined, src: string): string | undefined {
  if (alt === undefined) return `the picture ${showValue(src)} has no alt text`;
  const problem = problemOf(alt);
  return problem && `the alt text ${showValue(alt)} of the picture ${showValue(src)} ${problem}`;
}

/** Whether people who don't see the pictures learn what they show. */
export const altTexts: Check = {
  title: 'Alt texts',
  needs: [contentCheck, build],
  run({ content, distFolder }) {
    const images = readBuiltSite(distFolder).pages.flatMap(({ file, elements }) =>
      elements
        .filter(({ tag }) => tag === 'img')
        .map(({ attributes: { alt, src = '' } }) => ({ file, alt, src })),
    );
    const findings = checkPortrait(content);
    for (const { file, alt, src } of images) {
      // The portrait's text is checked in the content.
      const isPortraits = alt !== undefined && alt === content.owner.portrait?.alt;
      const problem = isPortraits ? undefined : imageProblem(alt, src);
      const fix = 'Give it a text that says what it shows, or alt="" if it only decorates.';
      const place = { file: displayPath(join(distFolder, file)) };
      if (problem) findings.push(failure(problem, fix, place));
    }
    return report(
      findings,
      count(images.length, 'picture has one', 'pictures have one'),
      `${count(findings.length, 'text is', 'texts are')} missing or poor`,
    );
  },
};
