import { join } from 'node:path';
import { displayPath } from '@portfolio/build/folders/repository';
import { showValue } from '@portfolio/data/values/showValue';
import { count } from '../../count.ts';
import { readBuiltSite } from '../facts/builtSite.ts';
import type { Check } from '../facts/check.ts';
import { build } from './build.ts';

const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const emptyWord = /^(?:an? )?(?:alt|image|img|photo|picture|portrait|profile|logo|icon)\.?$/i;

/** The problem with a picture's alt text; undefined if it describes the picture. */
function problemOf(alt: string | undefined): string | undefined {
  if (alt === undefined) return 'has no alt text';
  const has = `has the alt text ${showValue(alt)}, which`;
  if (fileName.test(alt.trim())) return `${has} is the name of a file`;
  if (emptyWord.test(alt.trim())) return `${has} doesn't say what it shows`;
  return undefined;
}

/** Whether the pictures are described for people who don't see them. */
export const altTexts: Check = {
  title: 'Alt texts',
  needs: [build],
  fix: 'Describe the picture (for your portrait, in owner.portrait.alt of owner.json), or give it alt="" if it only decorates.',
  run({ distFolder }) {
    const images = readBuiltSite(distFolder).pages.flatMap(({ file, elements }) =>
      elements.filter(({ tag }) => tag === 'img').map(({ attributes }) => ({ file, attributes })),
    );
    const problems = images.flatMap(({ file, attributes: { alt, src = '' } }) => {
      const problem = problemOf(alt);
      const message = `the picture ${showValue(src)} ${problem}`;
      return problem ? [{ file: displayPath(join(distFolder, file)), message }] : [];
    });
    return { problems, passed: count(images.length, 'picture has one', 'pictures have one') };
  },
};
