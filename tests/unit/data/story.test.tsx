import { parseStory } from '@portfolio/data/story/parseStory';
import type { StoryBlock, StoryText } from '@portfolio/data/story/story';
import { StoryBlocks } from '@portfolio/site/pages/story/StoryBlocks.tsx';
import fc from 'fast-check';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const projects = new Map([['drift-watch', '/projects/drift-watch']]);

const read = (text: string, hasFigure = true) =>
  parseStory(text, 'stories/forecast.md', { hasFigure, projects });

/** The story of a file without problems. */
function storyOf(text: string) {
  const { file, problems } = read(text);
  expect(problems).toEqual([]);
  return file.story;
}

/** The problems of a file, a line each. */
const problemsOf = (text: string, hasFigure = true) =>
  read(text, hasFigure).problems.map(({ line, message }) => `${line}: ${message}`);

const below = (text: string) => `# Title\n\n${text}`;

const blocksOf = (text: string) => storyOf(below(text)).opening;

const markupOf = (blocks: readonly StoryBlock[]) =>
  renderToStaticMarkup(
    <StoryBlocks
      blocks={blocks}
      pictureAt={(path) => ({ src: `/${path}`, width: 2, height: 1 })}
    />,
  );

const shown = (text: string) => markupOf(blocksOf(text));

describe('A story', () => {
  test('begins with its title, and has a section for each heading of the second level', () => {
    const story = storyOf(
      '# Why\n\nIt *began*.\n\n## Data\n\nMuch.\n\n### More\n\n## Data\n\nLess.',
    );
    expect(story.title).toBe('Why');
    expect(story.description).toBe('It began.');
    expect(story.opening).toHaveLength(1);
    expect(story.sections.map(({ id }) => id)).toEqual(['data', 'data-2']);
    expect(story.sections[0]?.blocks).toMatchObject([
      { type: 'paragraph' },
      { type: 'heading', depth: 3, id: 'more' },
    ]);
  });

  test('is described by its beginning, up to a whole word', () => {
    const { description } = storyOf(below('word '.repeat(60)));
    expect(description).toMatch(/^(word )+word…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test.each([
    ['marks', '*a* **b** `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['a line break', 'a\\\nb', '<p>a<br/>b</p>'],
    ['a list', '- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
    [
      'a list with space between',
      '3. a\n\n4. b',
      '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>',
    ],
    ['a quote', '> a', '<blockquote><p>a</p></blockquote>'],
    ['a line', 'a\n\n---', '<p>a</p><hr/>'],
    [
      'a picture with a caption',
      '![A cut](../files/cut%20off.svg "Cut")',
      '<figure><img src="/cut off.svg" width="2" height="1" alt="A cut" loading="lazy"/><figcaption>Cut</figcaption></figure>',
    ],
  ])('shows %s', (_what, text, markup) => {
    expect(shown(text)).toBe(markup);
  });

  test('shows a table with its head and the sides of its columns', () => {
    const markup = shown('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(markup).toContain('aria-label="Table: a, b"');
    expect(markup).toContain('<th scope="col">a</th><th scope="col" align="right">b</th>');
    expect(markup).toContain('<td>1</td><td align="right">2</td>');
  });

  test('shows code as it is written', () => {
    const markup = shown('```js\nif (a < b) alert("&amp;")\n```');
    expect(markup).toContain('aria-label="Code: js"');
    expect(markup).toContain('<pre><code>if (a &lt; b) alert(&quot;&amp;amp;&quot;)</code></pre>');
  });

  test('leads to its own headings, to projects and to the web', () => {
    const { sections } = storyOf(
      '# T\n\n## A b\n\n[x](#a-b) [y](#drift-watch) [z](https://z.example/) [w][v]\n\n[v]: http://w.example',
    );
    const [paragraph] = sections[0]?.blocks ?? [];
    const links = (paragraph as { children: StoryText[] }).children.filter(
      ({ type }) => type === 'link',
    );
    expect(links).toMatchObject([
      { url: '#a-b' },
      { url: '/projects/drift-watch' },
      { url: 'https://z.example/' },
      { url: 'http://w.example' },
    ]);
    const markup = markupOf(sections[0]?.blocks ?? []);
    expect(markup).toContain('<a href="https://z.example/" target="_blank" rel="noopener">');
  });

  test('shows the figure where a link to it has a paragraph of its own', () => {
    expect(blocksOf('See [it](#figure).\n\n[Error by week](#figure)')).toMatchObject([
      { type: 'paragraph' },
      { type: 'figure' },
    ]);
  });

  test.each([
    '<b>x</b>',
    '<script>alert(1)</script>',
    '<!-- x -->',
    '<img src=x onerror=alert(1)>',
    'a <br> b',
  ])('keeps %s as text', (html) => {
    const fragment = parseFragment(shown(html));
    const elements = JSON.stringify(fragment, ['childNodes', 'nodeName', 'attrs', 'name', 'value']);
    expect(elements).toContain(JSON.stringify(html).slice(1, -1));
    expect(fragment.childNodes.map(({ nodeName }) => nodeName)).toEqual(['p']);
  });
});

describe('The owner reads the line and the fix', () => {
  test.each([
    [
      'no title',
      'Text.',
      '1: has no heading: begin with the title of the story, such as "# Why it failed"',
    ],
    [
      'an empty file',
      '',
      '1: has no heading: begin with the title of the story, such as "# Why it failed"',
    ],
    ['only a title', '# Title', '1: has no text below it: write the story there'],
    [
      'a text before the title',
      'Text.\n\n# Title',
      '1: comes before the title: put the title, "# …", first',
    ],
    [
      'a smaller first heading',
      '## Title\n\nText.',
      '1: is the first heading, so it is the title: begin it with one #',
    ],
    [
      'marks in the title',
      '# *Title*\n\nText.',
      '1: must be plain text, because it is a title in tabs and previews: take out the marks',
    ],
    ['a second title', below('a\n\n# b'), '5: is a second title, after line 1: begin it with ##'],
    [
      'a level left out',
      below('### b\n\nc'),
      '3: leaves out a level, which screen readers take for a missing part: begin it with ##',
    ],
    [
      'a heading in a list',
      below('- # b'),
      '3: is a heading within a list or a quote: take it out of there',
    ],
    [
      'a picture without words',
      below('![](../files/a.png)'),
      '3: is a picture without alternative text: say between the [ ] what it shows',
    ],
    [
      'a picture in a text',
      below('a ![b](../files/a.png)'),
      '3: is a picture within a text: put an empty line before and after it',
    ],
    [
      'a picture from elsewhere',
      below('![b](https://a.example/b.png)'),
      `3: must be a picture in the content's files folder: put it there and write ../files/ with its name, but is "https://a.example/b.png"`,
    ],
    [
      'a picture next to the story',
      below('![b](b.png)'),
      `3: must be a picture in the content's files folder: put it there and write ../files/ with its name, but is "b.png"`,
    ],
    [
      'a picture above the content',
      below('![b](../../files/b.png)'),
      `3: must be a picture in the content's files folder: put it there and write ../files/ with its name, but is "../../files/b.png"`,
    ],
    [
      'a link to nothing',
      below('[b](#c)'),
      '3: the link leads to "#c", which is no heading of this story and no project: write # and the title in small letters, with - between the words',
    ],
    [
      'a link that runs',
      below('a\n\n[b](javascript:c)'),
      '5: the link must be a web address that starts with http:// or https://, or #figure, or # with the title of a heading or a project, but is "javascript:c"',
    ],
    [
      'a link with a password',
      below('[b](https://a:b@c.example)'),
      '3: the link must not hold a user name or password: every visitor would get them, but is "https://a:b@c.example"',
    ],
    [
      'a link without words',
      below('[](https://b.example)'),
      '3: is a link without words: write them between the [ ]',
    ],
    [
      'a link with a title',
      below('[b](https://b.example "c")'),
      '3: is a link with a title, which phones never show: write it into the text',
    ],
    [
      'a second figure',
      below('[b](#figure)\n\n[c](#figure)'),
      '5: draws the figure a second time, after line 3: link to it within a sentence',
    ],
    [
      'a figure in a list',
      below('[a](#figure)\n\n- [b](#figure)'),
      '5: draws the figure within a list or a quote: take it out',
    ],
    [
      'a link to a figure that isn’t shown',
      below('See [b](#figure).'),
      `3: links to the figure, which the story doesn't show: put [its words](#figure) into a paragraph of its own`,
    ],
    [
      'what cannot be seen',
      below('a\n\nb &#x202e;c'),
      '5: must not hold characters that change the direction of writing: delete what cannot be seen',
    ],
    [
      'what was lost',
      below('a\n\n```\nb\n\0\n```'),
      '5: must not hold the sign \ufffd, which replaced a letter: write that again (line 2 of this part)',
    ],
  ])('of %s', (_what, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('of a figure that the project doesn’t have', () => {
    expect(problemsOf(below('[b](#figure)'), false)).toEqual([
      '3: the link leads to the figure of the project, which has none: give it one in projects.json',
    ]);
  });
});

/** Every text of a part, in its order. */
const wordsIn = (part: StoryBlock | StoryText): string => {
  if ('value' in part) return part.value;
  if (!('children' in part)) return '';
  return (part.children as (StoryBlock | StoryText)[]).map(wordsIn).join('');
};

/** A line that begins and ends with a letter: white space at its ends is none of Markdown's business. */
const line = fc
  .string({
    unit: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...'<>&*_`[]()#!|\\~-+=:"\'/.1 ') },
      fc.constantFrom(...'abé'),
    ),
  })
  .map((middle) => `a${middle.replace(/\s+/g, ' ')}b`);

describe('Whatever is written', () => {
  test('words stay as they are, if Markdown’s signs are escaped', () => {
    fc.assert(
      fc.property(line, (words) => {
        const text = toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: words }] });
        const [block, ...others] = blocksOf(text);
        expect(others).toEqual([]);
        expect(block && wordsIn(block)).toBe(words);
        expect(block).toMatchObject({ children: [{ type: 'text' }] });
      }),
    );
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '</',
      '<!--',
      '-->',
      '<script>',
      'onclick=',
      '<svg onload=x>',
      '&lt;',
      '\n',
      '\n\n',
    ),
    fc.constantFrom(
      '# ',
      '## ',
      '- ',
      '> ',
      '1. ',
      '```',
      '| a |',
      '|---|',
      '[a](',
      '![a](',
      ')',
      '#figure',
    ),
    fc.constantFrom(
      'javascript:',
      'https://a.example/',
      '../files/a.png',
      '*',
      '**',
      '`',
      '\\',
      '[x]: y',
    ),
    fc.string({ maxLength: 6 }),
  );
  const allowed =
    /^(?:#text|a|blockquote|br|code|div|em|figcaption|figure|h3|h4|hr|img|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)$/;

  test('it has problems or becomes plain elements: nothing that runs, and no address that isn’t one', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { file } = read(below(pieces.join('')));
        const blocks = [
          ...file.story.opening,
          ...file.story.sections.flatMap((each) => each.blocks),
        ];
        const walk = (node: Html.ChildNode) => {
          expect(node.nodeName).toMatch(allowed);
          for (const { name, value } of 'attrs' in node ? node.attrs : []) {
            expect(name).not.toMatch(/^on|style/);
            if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|#|\/projects\/)/);
            if (name === 'src') expect(value).toBe('/a.png');
          }
          if ('childNodes' in node) node.childNodes.forEach(walk);
        };
        parseFragment(markupOf(blocks)).childNodes.forEach(walk);
      }),
      { numRuns: 300 },
    );
  });
});
