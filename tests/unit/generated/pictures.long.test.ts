import { makeSocialPicture } from '@portfolio/artifacts/pictures/makeSocialPicture.tsx';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scripts, withOwner } from './sampleContent.ts';

test('the picture of a link holds very long words, and every script', async () => {
  const long = { name: 'W'.repeat(90), title: 'Many words to read. '.repeat(20).trim() };
  for (const owner of [long, ...scripts.map(([, name, title]) => ({ name, title }))]) {
    const picture = await makeSocialPicture(withOwner(owner), 'about');
    // Nothing may reach the edge.
    const { data } = await sharp(picture)
      .extract({ left: 1190, top: 0, width: 10, height: 630 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(230);
  }
});
