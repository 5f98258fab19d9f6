import { copyFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsOf } from '@portfolio/build/content/publishAssets';
import {
  portraitJpeg,
  portraitProblems,
  preparePortrait,
} from '@portfolio/build/documents/pictures/portrait';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharedFolder } from '../backend/support/folders.ts';

const folder = sharedFolder();

const at = (name: string) => ({ src: name, alt: 'The owner at a desk' });

/** A photo that is red on its left and blue on its right half. */
async function photo(name: string, width: number, height: number, orientation = 1) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#2040c0' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .composite([{ input: blue, left: Math.floor(width / 2), top: 0 }])
    .withExif({ IFD0: { Copyright: 'Nobody' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .withMetadata({ orientation })
    .toFormat(name.endsWith('.png') ? 'png' : 'jpeg')
    .toFile(join(folder, name));
  return name;
}

describe('a photo gets the forms that the pages need', () => {
  test.each([
    ['large', 6000, 4000],
    ['small', 40, 30],
    ['very wide', 3000, 200],
    ['very high', 200, 3000],
  ])(
    '%s: AVIF, WebP and JPEG for any screen and other programs, all square',
    async (name, w, h) => {
      const { files } = await preparePortrait(await photo(`${w}x${h} ${name}.jpg`, w, h), folder);
      const sizes = await Promise.all(
        files.map(async ({ bytes, type, width }) => {
          const { format, ...size } = await sharp(bytes).metadata();
          expect(size).toMatchObject({ width, height: width });
          return `${type} ${format} ${width}`;
        }),
      );
      expect(sizes).toEqual(
        ['image/avif heif', 'image/webp webp', 'image/jpeg jpeg'].flatMap((kind) =>
          [80, 120, 504].map((width) => `${kind} ${width}`),
        ),
      );
    },
  );

  test('it is upright, whichever way the camera was held', async () => {
    // Turned by 90°: the left side in the file is the top of the picture.
    const turned = await photo('turned.jpg', 400, 400, 6);
    const { files } = await preparePortrait(turned, folder);
    const { data, info } = await sharp(files.at(-1)?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray(info.width * 10 * 3 + 300);
    expect(red).toBeGreaterThan(blue);
  });

  test('none of the camera’s notes are published', async () => {
    const { files } = await preparePortrait(await photo('gps.jpg', 800, 800), folder);
    for (const { bytes } of files) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test('the same photo gives the same files, under names that follow from it', async () => {
    const name = await photo('again.jpg', 900, 700);
    expect(await preparePortrait(name, folder)).toEqual(await preparePortrait(name, folder));
  });

  test('its average colour is shown until it has loaded', async () => {
    const { placeholder } = await preparePortrait(await photo('half.png', 600, 600), folder);
    expect(placeholder).toMatch(/^#[67]\d(2|3)[\da-f][67]\d$/);
  });

  test('the document names the forms below the base path, the best first', async () => {
    const made = await preparePortrait(await photo('forms.jpg', 300, 300), folder);
    const { src, sources } = formsOf(made, '/portfolio/');
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcSet).toMatch(
      /^\/portfolio\/assets\/portrait-80-[\w-]{8}\.avif 80w, .*-120-[\w-]{8}\.avif 120w, .* 504w$/,
    );
    expect(src).toMatch(/^\/portfolio\/assets\/portrait-504-[\w-]{8}\.jpg$/);
  });
});

describe('a photo of a phone, in HEIC', () => {
  // 96 × 64 px, red on the left and blue on the right; the file says that it is turned by 270°.
  const heic = fileURLToPath(new URL('turned.heic', import.meta.url));

  test.each(['IMG_0001.HEIC', 'sent as.jpg'])('becomes the same as any other: %s', async (name) => {
    await copyFile(heic, join(folder, name));
    expect(await portraitProblems(at(name), folder)).toEqual([]);
    const { files } = await preparePortrait(name, folder);
    const largest = sharp(files.at(-1)?.bytes);
    const { format, exif, width = 0 } = await largest.metadata();
    expect({ format, exif, width }).toEqual({ format: 'jpeg', width: 504 });
    const pixels = await largest.raw().toBuffer();
    const [top, end] = [pixels.subarray(0, 3), pixels.subarray(-3)];
    expect(top[0]).toBeGreaterThan(150);
    expect(end[2]).toBeGreaterThan(150);
    const jpeg = await portraitJpeg(at(name), folder, 200);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 200 });
  });

  test('without its end is reported as damaged', async () => {
    await copyFile(heic, join(folder, 'cut.heic'));
    await truncate(join(folder, 'cut.heic'), 600);
    await expect(preparePortrait('cut.heic', folder)).rejects.toThrow(
      'owner.portrait.src: cut.heic is damaged: export it again',
    );
  });
});

test('a drawing can go where only a photo can', async () => {
  await writeFile(
    join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  );
  const jpeg = await portraitJpeg(at('drawing.svg'), folder, 200);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
});

describe('a file that cannot be used is reported before anything is written', () => {
  const problemsOf = async (name: string) =>
    (await portraitProblems(at(name), folder)).map(({ path, message }) => `${path}: ${message}`);

  test('a photo of 50 MB', async () => {
    await writeFile(join(folder, 'huge.jpg'), '');
    await truncate(join(folder, 'huge.jpg'), 50_000_000);
    expect(await problemsOf('huge.jpg')).toEqual([
      'owner.portrait.src: the file is too large (50 MB): export it with at most 32 MB; 2000 px across are plenty',
    ]);
  });

  test.each([
    ['a text', 'cv.jpg', 'Dear Sir or Madam'],
    ['an empty file', 'empty.png', ''],
    ['half a picture’s header', 'half.jpg', Buffer.from('ffd8ffe000104a46', 'hex')],
  ])('%s instead of a picture', async (_what, name, content) => {
    await writeFile(join(folder, name), content);
    expect(await problemsOf(name)).toEqual([
      `owner.portrait.src: ${name} isn't a picture that can be read: export it as JPEG, PNG, WebP, AVIF, TIFF or SVG`,
    ]);
  });

  test('a photo without its end', async () => {
    const name = await photo('cut.jpg', 2000, 2000);
    await truncate(join(folder, name), 4000);
    await expect(preparePortrait(name, folder)).rejects.toThrow(
      'content/owner.json: owner.portrait.src: cut.jpg is damaged: export it again',
    );
  });

  test('a good photo, a remote one and none at all pass', async () => {
    expect(await problemsOf(await photo('good.jpg', 500, 500))).toEqual([]);
    expect(await portraitProblems(at('https://example.com/a.jpg'), folder)).toEqual([]);
    expect(await portraitProblems(undefined, folder)).toEqual([]);
  });
});
