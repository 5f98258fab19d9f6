import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutLine, publishedAssets } from '@portfolio/build/content/publishedAssets';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshFolder, writeFiles } from '../backend/support/folders.ts';
import { contentWith } from '../data/contentWith.ts';

let folder: string;
beforeEach(() => {
  folder = freshFolder();
});

const write = (name: string, text: string | Uint8Array = 'a') =>
  writeFiles(folder, { [name]: text });

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Content with one picture, and these files by name. */
const listing = (...files: unknown[]) => {
  const bare = contentWith('skillCategories', [], contentWith('spotlight', []));
  const { certifications } = bare;
  const own = {
    ...bare,
    certifications: certifications.map(({ providerLogo: _, ...rest }) => rest),
  };
  return contentWith('site.files', files, contentWith('owner.portrait.src', 'images/me.svg', own));
};

const sort = (...files: unknown[]) => {
  write('images/me.svg', svg);
  return publishedAssets(listing(...files), folder);
};
const publishedOf = (files: ReturnType<typeof publishedAssets>) => [...files.published.keys()];
const problemOf = (...files: unknown[]) => sort(...files).problems.map(({ message }) => message);

describe('the published files', () => {
  test('are those that the content names, and those that the owner lists', () => {
    for (const name of ['CNAME', 'notes.txt', '.env', '.DS_Store', 'images/.DS_Store']) write(name);
    write('images/IMG_2.HEIC');
    write('.well-known/security.txt');
    const files = sort('CNAME', '.well-known/security.txt');
    expect(files.problems).toEqual([]);
    expect(publishedOf(files)).toEqual(['images/me.svg', 'CNAME', '.well-known/security.txt']);
    expect(files.leftOut.toSorted()).toEqual(['images/IMG_2.HEIC', 'notes.txt']);
  });

  test('include a file that a link of the content leads to on the own site, and nobody else’s', () => {
    write('papers/My thesis.pdf', '%PDF-');
    write('other.pdf', '%PDF-');
    const { url } = listing().site;
    const content = contentWith(
      'projects[0].demoUrl',
      `${url}/papers/My%20thesis.pdf#page=2`,
      listing(),
    );
    const elsewhere = contentWith('projects[1].demoUrl', 'https://example.org/other.pdf', content);
    const files = publishedAssets(elsewhere, folder);
    expect(publishedOf(files)).toContain('papers/My thesis.pdf');
    expect(publishedOf(files)).not.toContain('other.pdf');
  });

  test('include the owner’s own résumé instead of the one that the build makes', () => {
    write('resume.pdf', '%PDF-');
    const { url } = listing().site;
    const content = contentWith('owner.downloads.resumeUrl', `${url}/resume.pdf`, listing());
    expect(publishedOf(publishedAssets(content, folder))).toContain('resume.pdf');
    expect(publishedOf(publishedAssets(listing(), folder))).not.toContain('resume.pdf');
  });

  test('include a résumé that the owner has uploaded, and its absence is a problem', () => {
    const content = contentWith('owner.downloads.resumeUrl', 'documents/Mein CV.pdf', listing());
    const problemPlaces = () => publishedAssets(content, folder).problems.map(({ path }) => path);
    expect(problemPlaces()).toContain('owner.downloads.resumeUrl');
    write('documents/Mein CV.pdf', '%PDF-');
    expect(problemPlaces()).not.toContain('owner.downloads.resumeUrl');
    expect(publishedOf(publishedAssets(content, folder))).toContain('documents/Mein CV.pdf');
  });

  test('don’t include a photo, from which the build makes other files', () => {
    write('images/me.jpg', png);
    const content = contentWith('owner.portrait.src', 'images/me.jpg', listing());
    expect(publishedAssets(content, folder)).toMatchObject({ problems: [], leftOut: [] });
    expect(publishedOf(publishedAssets(content, folder))).toEqual([]);
  });

  test('don’t include other programs’ files, which aren’t reported either', () => {
    for (const name of ['.git/config', 'node_modules/a/index.js', 'sub/node_modules/b.js'])
      write(name);
    expect(sort()).toMatchObject({ leftOut: [], problems: [] });
  });

  test('have the same name if a system writes an é as two characters', () => {
    write('Lebenslauf é.pdf'.normalize('NFD'), '%PDF-');
    const files = sort('Lebenslauf é.pdf'.normalize('NFC'));
    expect(publishedOf(files)).toContain('Lebenslauf é.pdf'.normalize('NFC'));
    expect(files.leftOut).toEqual([]);
  });
});

describe('a file that can’t be published is named, with its place and what to do', () => {
  test('one that is missing, or has other capitals', () => {
    write('CNAME');
    const [missing, capitals] = sort('ads.txt', 'cname').problems;
    expect(missing).toEqual({
      file: 'content/site.json',
      path: 'site.files[0]',
      message: `there is no file ads.txt in ${folder}`,
    });
    expect(capitals?.message).toBe(
      `there is no file cname in ${folder}, but CNAME: capitals count`,
    );
  });

  test('a folder', () => {
    write('papers/a.pdf');
    expect(problemOf('papers')).toEqual([
      `papers in ${folder} is a folder: name each file that is in it`,
    ]);
  });

  test.each(['/etc/passwd', '../owner.json', 'a/../../owner.json', './CNAME', 'a//b', 'a/', ''])(
    'one outside the folder: %j',
    (name) => {
      expect(problemOf(name)).not.toEqual([]);
      expect(publishedOf(sort(name))).toEqual(['images/me.svg']);
    },
  );

  test('a link out of the folder, to a file or a folder; not one within', () => {
    const outside = freshFolder({ 'a.txt': 'a' });
    symlinkSync(join(outside, 'a.txt'), join(folder, 'a.txt'));
    symlinkSync(outside, join(folder, 'all'));
    write('b.txt');
    symlinkSync(join(folder, 'b.txt'), join(folder, 'c.txt'));
    const leads = (name: string) =>
      `${name} is a link that leads out of ${folder}: put the file itself there`;
    expect(problemOf('a.txt', 'all/a.txt', 'c.txt')).toEqual([leads('a.txt'), leads('all/a.txt')]);
  });

  test.each([
    '.env',
    '.env.local',
    '.npmrc',
    'a/.DS_Store',
    '._me.jpg',
    'id_ed25519',
    'keys/store.p12',
    '.git/config',
  ])('one that nobody wants on a site: %s', (name) => {
    write(name);
    expect(problemOf(name)).toEqual([
      `${name} must not be published: take it out, and out of ${folder}`,
    ]);
  });

  const key = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(4)}\n`;
  test.each([
    ['notes.txt', Buffer.from(key)],
    ['deck.key', Buffer.from(key)],
    ['from Windows.txt', Buffer.from(`\ufeff${key}`, 'utf16le')],
    ['paper.pdf', Buffer.concat([Buffer.from([0x25, 0x50, 0, 0xff, 0xfe]), Buffer.from(key)])],
  ])('one with a secret in it: %s', (name, bytes) => {
    write(name, bytes);
    const [message = ''] = problemOf(name);
    expect(message).toContain(`${name} must not be published, because it holds a private key`);
    expect(message).not.toContain('MIIE');
  });

  test('a picture with a script in it, whether the content names it or the owner lists it', () => {
    write('images/me.svg', svg.replace('/>', '><script/></svg>'));
    write('logo.svg', svg.replace('/>', ' onload="a()"/>'));
    expect(publishedAssets(listing('logo.svg'), folder).problems).toMatchObject([
      {
        path: 'owner.portrait.src',
        message:
          'images/me.svg must be a plain SVG picture, but has <script> (line 1): export it as plain SVG, or save it as PNG',
      },
      { path: 'site.files[0]', message: expect.stringContaining('onload') },
    ]);
  });
});

describe('a picture is recognised by its bytes', () => {
  const problemWith = (name: string, bytes: string | Uint8Array) => {
    write(name, bytes);
    const content = contentWith('certifications[0].providerLogo', name, listing());
    return publishedAssets(content, folder).problems.filter(
      ({ path }) => path !== 'owner.portrait.src',
    );
  };
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');
  const avif = Buffer.from('\0\0\0 ftypmif1\0\0\0\0mif1avif', 'latin1');

  test.each([
    ['a.png', png],
    ['a.jpg', jpeg],
    ['a.gif', 'GIF89a'],
    ['a.webp', webp],
    ['a.avif', avif],
    ['a.jpg', png],
  ])('%s is one', (name, bytes) => {
    expect(problemWith(name, bytes)).toEqual([]);
  });

  test.each([
    ['a.png', svg, 'a.png is an SVG: let its name end in .svg'],
    [
      'a.jpg',
      '<html><script>a()</script></html>',
      "a.jpg isn't a picture that browsers show: export it again",
    ],
    ['a.svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'must be a plain SVG picture'],
    ['a.svg', png, 'must be a plain SVG picture'],
    ['a.heic', avif, 'browsers do not show a.heic: export it as SVG, PNG, JPEG, WebP or AVIF'],
  ])('%s is not what its name says', (name, bytes, message) => {
    expect(problemWith(name, bytes)).toMatchObject([{ message: expect.stringContaining(message) }]);
  });

  test('and read again when it has changed', () => {
    expect(problemWith('a.svg', svg)).toEqual([]);
    expect(problemWith('a.svg', svg.replace('/>', '><script/></svg>'))).toHaveLength(1);
  });
});

describe('the line about unpublished files', () => {
  test('names the files and what to do, in one line', () => {
    expect(leftOutLine(['CNAME', 'notes.txt'], folder)).toBe(
      `Not published, because the content doesn't name them: CNAME, notes.txt (in ${folder}). To publish a file, add it to "files" in site.json.`,
    );
  });

  test('is short if there are many, and missing if there are none', () => {
    const many = Array.from({ length: 300 }, (_, index) => `photo${index}.jpg`);
    expect(leftOutLine(many, folder)).toContain('photo4.jpg and 295 more');
    expect(leftOutLine([], folder)).toBeUndefined();
  });
});
