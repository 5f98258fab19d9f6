import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { contentFrom } from '@portfolio/tools/import/contentFrom';
import { readPicture } from '@portfolio/tools/import/picture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const photo = sharp({ create: { width: 20, height: 20, channels: 3, background: '#2b9470' } });
const [png, jpeg, webp, avif, gif] = await Promise.all([
  photo.png().toBuffer(),
  photo.jpeg().toBuffer(),
  photo.webp().toBuffer(),
  photo.avif().toBuffer(),
  photo.gif().toBuffer(),
]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
const scripted = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>');

const folderWith = (name: string, bytes: Uint8Array) => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'cv', 'img'), { recursive: true });
  writeFileSync(join(folder, 'cv', name), bytes);
  return join(folder, 'cv');
};

describe('The picture next to a résumé', () => {
  test.each([
    ['me.jpg', jpeg, 'jpg'],
    ['img/me.png', png, 'png'],
    ['./img/me.png', png, 'png'],
    ['img\\me.png', png, 'png'],
    ['/img/me.png', png, 'png'],
    ['Foto von Zoë.jpg', jpeg, 'jpg'],
    ['really-a.jpg', png, 'png'],
    ['really-an.png', avif, 'avif'],
    ['me.webp', webp, 'webp'],
    ['me.gif', gif, 'gif'],
    ['me.svg', svg, 'svg'],
  ])('%s is read, and its bytes decide what it is', async (source, bytes, end) => {
    const folder = folderWith(source.replaceAll('\\', '/').replace(/^\//, ''), bytes);
    expect(await readPicture(source, folder)).toEqual({ bytes, end });
  });

  test.each([
    ['there.jpg', 'here.jpg', jpeg, 'there is no file there.jpg'],
    ['Me.jpg', 'me.jpg', jpeg, 'capitals count'],
    ['img', 'me.jpg', jpeg, 'is a folder'],
    ['me.jpg', 'me.jpg', Buffer.from('Me.'), "me.jpg isn't a picture"],
    ['me.png', 'me.png', png.subarray(0, 60), "me.png isn't a picture"],
    ['me.jpg', 'me.jpg', Buffer.alloc(0), "me.jpg isn't a picture"],
    ['me.svg', 'me.svg', scripted, 'must be a plain SVG picture'],
    ['../secret.jpg', '../secret.jpg', jpeg, 'is not in the folder of the résumé'],
    ['img/../../secret.jpg', '../secret.jpg', jpeg, 'is not in the folder of the résumé'],
    ['..\\secret.jpg', '../secret.jpg', jpeg, 'is not in the folder of the résumé'],
    ['file:///etc/passwd', 'me.jpg', jpeg, 'is not in the folder of the résumé'],
    ['C:\\me.jpg', 'me.jpg', jpeg, 'is not in the folder of the résumé'],
  ])('%s is not used, and the reason is reported', async (source, name, bytes, problem) => {
    const read = await readPicture(source, folderWith(name, bytes));
    expect(read).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('is not used if it is a link that leads out of the folder', async () => {
    const folder = folderWith('../secret.jpg', jpeg);
    symlinkSync(join(folder, '..', 'secret.jpg'), join(folder, 'me.jpg'));
    symlinkSync(join(folder, '..'), join(folder, 'up'));
    const leadsOut = { problem: expect.stringContaining('leads out') };
    expect(await readPicture('me.jpg', folder)).toEqual(leadsOut);
    expect(await readPicture('up/secret.jpg', folder)).toEqual(leadsOut);
  });

  test('is not used if it is larger than the build takes', async () => {
    const folder = folderWith('me.jpg', jpeg);
    truncateSync(join(folder, 'me.jpg'), 32e6 + 1);
    expect(await readPicture('me.jpg', folder)).toEqual({ problem: 'it is larger than 32 MB' });
  });
});

describe('A picture in the résumé itself', () => {
  test.each([
    [`data:image/png;base64,${png.toString('base64')}`, png, 'png'],
    [`data:image/jpeg;base64,${png.toString('base64')}`, png, 'png'],
    [`data:image/jpeg;charset=utf-8;base64,${jpeg.toString('base64')}`, jpeg, 'jpg'],
    [`data:image/svg+xml,${encodeURIComponent(svg.toString())}`, svg, 'svg'],
  ])('%.40s is decoded', async (source, bytes, end) => {
    const read = await readPicture(source, freshFolder());
    expect(read).toMatchObject({ end });
    expect('bytes' in read && Buffer.from(read.bytes).equals(bytes)).toBe(true);
  });

  test.each([
    ['data:image/png;base64,AAAA', "isn't a picture"],
    ['data:image/png;base64,', 'holds no picture'],
    ['data:text/html,<b>', 'holds no picture'],
    ['data:image/svg+xml,%', "can't be read"],
    [`data:image/svg+xml,${encodeURIComponent(scripted.toString())}`, 'must be a plain SVG'],
  ])('%.40s is reported', async (source, problem) => {
    const read = await readPicture(source, freshFolder());
    expect(read).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('npm run import', () => {
  const importOf = (basics: object) => {
    const folder = folderWith('me.jpg', png);
    const file = join(folder, 'resume.json');
    writeFileSync(file, JSON.stringify({ basics: { name: 'Ada Quill', ...basics } }));
    return contentFrom(file);
  };

  test.each(['image', 'picture', 'photo'])(
    'takes the picture that basics.%s names',
    async (field) => {
      const { content, notes, pictures } = await importOf({ [field]: 'me.jpg' });
      const src = 'images/portrait.png';
      expect(content.owner.portrait).toEqual({ src, alt: 'Portrait of Ada Quill' });
      expect([...(pictures ?? [])]).toEqual([[src, png]]);
      expect(notes.map(({ path }) => path)).not.toContain(`basics.${field}`);
    },
  );

  test('says in one line which picture is missing, and what to do', async () => {
    const { content, notes, pictures } = await importOf({ image: 'you.jpg' });
    expect(content.owner).not.toHaveProperty('portrait');
    expect(pictures?.size).toBe(0);
    expect(notes.filter(({ path }) => path === 'basics.image')).toEqual([
      {
        path: 'basics.image',
        message: expect.stringMatching(/there is no file you\.jpg in .*: fix/),
      },
    ]);
  });
});

test('npm run import leaves the dates of a project out that has yet to begin, and says so', async () => {
  const file = join(folderWith('me.jpg', png), 'resume.json');
  const projects = [{ name: 'Later', startDate: '2040-03', endDate: '2041-03' }];
  writeFileSync(file, JSON.stringify({ basics: { name: 'Ada Quill' }, projects }));
  const { content, notImported } = await contentFrom(file);
  expect(validateContent(content)).toEqual([]);
  expect(content.projects).toMatchObject([{ title: 'Later' }]);
  expect(Object.keys(notImported ?? {})).toEqual(['projects[0].startDate', 'projects[0].endDate']);
});
