import { textChange } from '@portfolio/tools/edit/contentTree';
import { completeSave } from '@portfolio/tools/edit/page/completeSave';
import { expect, test } from 'vitest';
import { edited, sampleTree } from './treeOf.ts';

const decode = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);

test('a file keeps its line ends, of which the editor knows nothing', async () => {
  const before = sampleTree().texts.get('about.json') ?? '';
  const tree = sampleTree({ 'about.json': before.replaceAll('\n', '\r\n') });
  const [saved] = await completeSave(tree, [textChange('about.json', before)]);
  expect(decode(saved?.bytes)).toBe(before.replaceAll('\n', '\r\n'));
  const other = await completeSave(sampleTree(), [textChange('about.json', before)]);
  expect(decode(other[0]?.bytes)).toBe(before);
});

test('a refusal has a line for each problem, with its place in words', async () => {
  const tree = sampleTree();
  const change = edited(tree, 'owner.json', ({ owner }) => {
    owner.email = 'nobody';
    owner.resume.projects = ['Nothing'];
  });
  await expect(completeSave(tree, [change])).rejects.toThrow(
    /^Nothing is saved yet\. .*\nYou › Email: .*\nYou › .*Projects › .*“?Nothing/,
  );
});

test('a refusal has the words of the forms, and no file or key', async () => {
  const tree = sampleTree();
  const change = edited(tree, 'education.json', (values) => {
    for (const list of Object.values(values)) if (Array.isArray(list)) list.length = 0;
  });
  const refused = completeSave(tree, [change]);
  await expect(refused).rejects.toThrow(/ the form “Education”, or switch on its “Hidden”/);
  await expect(refused).rejects.not.toThrow(/\.json|"hidden"/);
});
