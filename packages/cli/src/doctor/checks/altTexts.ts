import { join, relative } from 'node:path';
import { fileOf, showValue } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { repositoryRoot } from '@portfolio/publish/content/folders';
import { type BuiltElement, readBuiltSite } from '../builtSite.ts';
import { type Check, count, type Finding } from '../check.ts';
import type { Copy } from '../copy.ts';
import { isSample } from '../sample/fingerprint.ts';
import { placeholderIn } from '../sample/placeholderIn.ts';
import { build } from './build.ts';
import { content as contentCheck } from './content.ts';

const PORTRAIT_PATH = 'owner.portrait.alt';
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const emptyWord = /^(?:an? )?(?:alt|image|img|photo|picture|portrait|profile|logo|icon)\.?$/i;

/** Why this text tells nobody what the picture shows; undefined when it does. */
function problemOf(alt: string): string | undefined {
  if (fileName.test(alt.trim())) return 'is the name of a file';
  if (emptyWord.test(alt.trim())) return 'says nothing of what the picture shows';
  return undefined;
}

function checkPortrait({ owner }: Content): Finding[] {
  if (!owner.portrait) return [];
  const { alt } = owner.portrait;
  const problem =
    problemOf(alt) ??
    (isSample(alt)
      ? "is the sample's, word for word"
      : placeholderIn(alt.replaceAll(owner.name, '')));
  if (!problem) return [];
  const mend = 'Say there in a sentence what your portrait shows.';
  const message = `${showValue(alt)} ${problem}`;
  return [{ level: 'failure', file: fileOf(PORTRAIT_PATH), path: PORTRAIT_PATH, message, mend }];
}

function checkImage(
  { attributes }: BuiltElement,
  portraitAlt: string | undefined,
): string | undefined {
  const { alt, src = '' } = attributes;
  if (alt === undefined) return `the picture ${showValue(src)} has no alt text`;
  // Told of the content already.
  const problem = alt === portraitAlt ? undefined : problemOf(alt);
  return problem && `the alt text ${showValue(alt)} of the picture ${showValue(src)} ${problem}`;
}

async function examineImages({ content, distFolder }: Copy) {
  const { owner } = await content();
  const images = readBuiltSite(distFolder).pages.flatMap(({ file, elements }) =>
    elements.filter(({ tag }) => tag === 'img').map((element) => ({ file, element })),
  );
  const findings = images.flatMap(({ file, element }): Finding[] => {
    const message = checkImage(element, owner.portrait?.alt);
    if (!message) return [];
    const mend = 'Give it a text that says what it shows, or alt="" when it only decorates.';
    const shown = relative(repositoryRoot, join(distFolder, file));
    return [{ level: 'failure', file: shown, message, mend }];
  });
  return { number: images.length, findings };
}

/** Whether those who do not see the pictures are told what they show. */
export const altTexts: Check = {
  title: 'Alt texts',
  needs: [contentCheck, build],
  async run(copy) {
    const { number, findings } = await examineImages(copy);
    const all = [...checkPortrait(await copy.content()), ...findings];
    return {
      summary:
        all.length === 0
          ? `${count(number, 'picture has one', 'pictures have one')}`
          : `${count(all.length, 'text is', 'texts are')} missing or poor`,
      findings: all,
    };
  },
};
