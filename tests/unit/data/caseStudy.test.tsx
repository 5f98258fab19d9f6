import type { CaseStudyPart, CaseStudyText } from '@portfolio/data/caseStudy/caseStudy';
import { readMarkdown } from '@portfolio/data/caseStudy/markdown';
import { parseCaseStudy } from '@portfolio/data/caseStudy/parseCaseStudy';
import { CaseStudyParts } from '@portfolio/site/pages/caseStudy/CaseStudyBlocks.tsx';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

const projects = new Map([['drift-watch', '/projects/drift-watch']]);

const driftWatch = {
  name: 'case-studies/drift-watch.md',
  path: '/projects/drift-watch',
  findHeading: readMarkdown('# T\n\n## The data & why').findHeading,
};

const read = (text: string, hasFigure = true) =>
  parseCaseStudy(readMarkdown(text), 'case-studies/forecast.md', {
    hasFigure,
    projects,
    caseStudies: [driftWatch],
    pages: ['/', '/skills', '/projects/drift-watch'],
    made: ['resume.pdf'],
  });

/** The case study of a file without problems. */
function caseStudyOf(text: string) {
  const { file, problems } = read(text);
  expect(problems).toEqual([]);
  return file.caseStudy;
}

/** The problems of a file, a line each. */
const problemsOf = (text: string, hasFigure = true) =>
  read(text, hasFigure).problems.map(({ line, message }) => `${line}: ${message}`);

const below = (text: string) => `# Title\n\n${text}`;

const blocksOf = (text: string) => caseStudyOf(below(text)).opening;

const markupOf = (blocks: readonly CaseStudyPart[]) =>
  renderToStaticMarkup(
    <CaseStudyParts parts={blocks} fileAt={(path) => ({ src: `/${path}`, width: 2, height: 1 })} />,
  );

const shown = (text: string) => markupOf(blocksOf(text));

describe('A case study', () => {
  test('begins with its title, and has a section for each heading of the second level', () => {
    const caseStudy = caseStudyOf(
      '# Why\n\nIt *began*.\n\n## Data\n\nMuch.\n\n### More\n\n## Data\n\nLess.',
    );
    expect(caseStudy.title).toBe('Why');
    expect(caseStudy.description).toBe('It began.');
    expect(caseStudy.opening).toHaveLength(1);
    expect(caseStudy.sections.map(({ id }) => id)).toEqual(['data', 'data-2']);
    expect(caseStudy.sections[0]?.blocks).toMatchObject([
      { type: 'paragraph' },
      { type: 'heading', depth: 3, id: 'more' },
    ]);
  });

  test('is described by its beginning, up to a whole word', () => {
    const { description } = caseStudyOf(below('word '.repeat(60)));
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
    const { sections } = caseStudyOf(
      '# T\n\n## A b\n\n[x](#a-b) [y](#drift-watch) [z](https://z.example/) [w][v]\n\n[v]: http://w.example',
    );
    const [paragraph] = sections[0]?.blocks ?? [];
    const links = (paragraph as { children: CaseStudyText[] }).children.filter(
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
    ['what is struck out', 'a ~~b~~', '<p>a <del>b</del></p>'],
    [
      'a bare address',
      'a https://b.example/c d@e.example',
      /href="https:\/\/b.example\/c".*href="mailto:d@e.example">d@e.example</,
    ],
    ['a mail address', '<mailto:a@b.example>', /href="mailto:a@b.example"/],
    ['a break in a cell', '| a |\n|---|\n| b<br>c |', '<td>b<br/>c</td>'],
    ['prices and other signs', 'From $5 to $10, ~20 of 3^2, 10:30, \\$x\\$', 'From $5 to $10, ~20'],
    [
      'a picture with a space in its name',
      '![A](<../files/a b.png>)',
      '<figure><img src="/a b.png"',
    ],
    ['code with any signs', '`$x$ <!-- a --> [^1]`', '<code>$x$ &lt;!-- a --&gt; [^1]</code>'],
  ])('shows %s', (_what, text, markup) => {
    if (typeof markup === 'string') expect(shown(text)).toContain(markup);
    else expect(shown(text)).toMatch(markup);
  });

  test.each([
    ['a block', 'a\n\n<!-- private -->\n\nb', '<p>a</p><p>b</p>'],
    ['a text', 'a <!-- private --> b<!-- private\nprivate -->', '<p>a b</p>'],
    ['several lines', 'a\n\n<!-- private\n\n- private\n-->\n\nb', '<p>a</p><p>b</p>'],
    ['a list', '- a\n- <!-- private -->\n- b <!-- private -->', '<ul><li>a</li><li>b</li></ul>'],
    ['a quote', '> <!-- private -->\n\na', '<p>a</p>'],
    ['strong words', '**a <!-- private -->** b', '<p><strong>a</strong> b</p>'],
    ['an address', '[private]: https://a.example "private"\n\n[//]: # (private)\n\na', '<p>a</p>'],
  ])('drops a comment that is %s', (_what, text, markup) => {
    expect(shown(text)).toBe(markup);
    expect(JSON.stringify(read(below(text)).file)).not.toContain('private');
  });

  test('drops comments in headings and tables, from addresses and description, too', () => {
    const { file, problems } = read(
      '# T <!-- private -->\n\n<!-- private -->\n\nA<!-- private -->.\n\n## Data <!-- private -->\n\n| a <!-- private --> |\n|---|\n| <!-- private --> |',
    );
    expect(problems).toEqual([]);
    expect(JSON.stringify(file)).not.toContain('private');
    expect(file.caseStudy).toMatchObject({
      title: 'T',
      description: 'A.',
      sections: [{ id: 'data', name: 'Data', heading: [{ value: 'Data' }] }],
    });
  });

  test.each([
    ['a list', '- One.\n- *Two*.\n\nThree.', 'One.; Two.'],
    ['a quote', '> One.\n\nTwo.', 'One.'],
    ['a picture', '![A](../files/a.png)\n\nOne.', 'One.'],
    ['nothing but code', '```\none\n```', 'one'],
  ])('is described by its first text where it begins with %s', (_what, text, description) => {
    expect(caseStudyOf(below(text)).description).toBe(description);
  });

  test('reads over front matter, and says so', () => {
    const { file, problems } = read('---\ntitle: Private\n---\n# T\n\n[a](#b)');
    expect(file).toMatchObject({ hasFrontMatter: true, caseStudy: { title: 'T' } });
    expect(problems).toMatchObject([{ line: 6 }]);
    expect(read(below('a\n\n---\n\nb')).file.hasFrontMatter).toBe(false);
  });

  test.each([
    [
      'YAML',
      '---\ndate: 2024-05-02\ntitle: "How \\"many\\" bikes"  # public\n---',
      'How "many" bikes',
    ],
    [
      'YAML without quotes',
      '---\r\ntitle: What $x$ costs: an answer\r\n---',
      'What $x$ costs: an answer',
    ],
    ['YAML with single quotes', "---\nTitle: 'Why it''s late'\n---", "Why it's late"],
    ['TOML', '+++\ntitle = "How many bikes"\n+++', 'How many bikes'],
  ])('has the title that its front matter states in %s', (_what, frontMatter, title) => {
    const text = `${frontMatter}\n\nIt began.\n\n## Data\n\nMuch. [x](#more)\n\n### More\n\nText.`;
    expect(caseStudyOf(text)).toMatchObject({
      title,
      description: 'It began.',
      opening: [{ type: 'paragraph' }],
      sections: [{ id: 'data', blocks: [{}, { type: 'heading', depth: 3, id: 'more' }, {}] }],
    });
  });

  test.each([
    ['down from the first level', '# Data', '## Detail', '# Model'],
    ['up from the third level', '### Data', '#### Detail', '### Model'],
  ])('moves headings %s below the title of its front matter', (_where, data, detail, model) => {
    const { sections } = caseStudyOf(
      `---\ntitle: T\n---\n\n${data}\n\nText.\n\n${detail}\n\nText.\n\n${model}\n\nText.`,
    );
    expect(sections.map(({ id }) => id)).toEqual(['data', 'model']);
    expect(sections[0]?.blocks).toMatchObject([{}, { type: 'heading', depth: 3 }, {}]);
  });

  test('has no signs of other programs that nobody sees', () => {
    const { title, opening } = caseStudyOf('\ufeff#\u00a0My\u2028title\n\n\u202aa\u202c\u000bb\tc');
    expect(title).toBe('My title');
    expect(markupOf(opening)).toBe('<p>a b\tc</p>');
  });

  test('leads to headings as GitHub names them', () => {
    const anchors = ['data--method', 'data-method', 'daten-über-größe', 'same-1', 'same-2'];
    const { sections } = caseStudyOf(
      `# T\n\n${anchors.map((anchor) => `[x](#${anchor})`).join(' ')}\n\n## Data & method\n\n## Daten über Größe\n\n## Same\n\n## Same\n\n## Same`,
    );
    const ids = sections.map(({ id }) => id);
    expect(ids).toEqual(['data-method', 'daten-über-größe', 'same', 'same-2', 'same-3']);
    // GitHub doesn't count a title in front matter.
    const text = '---\ntitle: Data & method\n---\n[x](#data--method)\n\n# Data & method\n\nText.';
    expect(caseStudyOf(text).sections.map(({ id }) => id)).toEqual(['data-method']);
  });

  test('leads to an address that a quote defines', () => {
    expect(shown('[a]\n\n> b\n>\n> [a]: https://c.example')).toContain('href="https://c.example"');
  });

  test('has as much of anything as a person writes', () => {
    const many = (count: number, of: string) => Array.from({ length: count }, () => of);
    const text = [
      many(
        6,
        'A sentence of some words, with `code`, *stress* and a [link](https://a.example/b_c_d).',
      )
        .concat(many(30, 'And a sentence without any.'))
        .join(' '),
      `See https://a.example/${'a_long_address/'.repeat(200)}.`,
      ['```py', ...many(500, 'x[i] = [f(*a, **b) for a, b in z if not a < b]  # `_`'), '```'].join(
        '\n',
      ),
      ['| name | value |', '|---|--:|', ...many(400, '| [a_b](https://a.example/) | **1** |')].join(
        '\n',
      ),
      many(300, '- [A paper](https://a.example/a_paper), *A journal*').join('\n'),
      many(300, '1. **A finding.** Its number is `12`.').join('\n'),
      Array.from({ length: 6 }, (_, level) => `${'    '.repeat(level)}- A point`).join('\n'),
      '> A quote\n>\n> > in a quote\n> > - with a list',
    ].join('\n\n');
    expect(problemsOf(below(text))).toEqual([]);
  });

  test('leads to published files, pages and other case studies', () => {
    const text =
      '[a](../files/my%20paper.pdf) [b](/resume.pdf) [c](/skills?a=b#c) [d](drift-watch.md) [e](./drift-watch.md#the-data--why)';
    const { file, problems } = read(below(text));
    expect(problems).toEqual([]);
    expect(file.files).toEqual([{ line: 3, value: 'my paper.pdf' }]);
    expect(markupOf(file.caseStudy.opening)).toMatch(
      /href="\/my paper.pdf".*href="\/resume.pdf".*href="\/skills\?a=b#c".*href="\/projects\/drift-watch".*href="\/projects\/drift-watch#the-data-why"/,
    );
  });
});

test.each([
  '<b>x</b>',
  'a <img src=x onerror=alert(1)> b',
  '<!-- x --> y',
  '<!-- x',
  'a <!-- x\n\ny --> b',
  'a[^1]\n\n[^1]: b',
  'a[^1]',
  '- [ ] a\n- [x] b',
  'Let $a_1^2 + b$ be',
  '$$\na\n\nb\n$$',
  '![x](../files/my pic.png)',
  '![x][y]',
  'a ==b== H~2~O x^2^ :rocket: %%private%%',
  'a\n: b',
  '> [!NOTE]\n> a',
  '{% comment %} private {% endcomment %}',
  '[[other]]',
  '::: note\na\n:::',
  '| a | b |\n| 1 | 2 |',
  '##a',
  'a ** b ** c',
  '•\ta\n•\tb',
])('%j, which case studies don’t show, stops the build at its line', (text) => {
  const problems = problemsOf(below(`a\n\n${text}`));
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems)
    expect(problem).toMatch(/^[5-9]: has ".*", which case studies don't/);
});

describe('The owner reads the line and the fix', () => {
  test.each([
    [
      'a title of front matter that is no line',
      '---\ntitle: >-\n  A\n---\n## Data\n\nText.',
      '5: has no title above it: write one there, such as "# Why it failed"',
    ],
    [
      'a level that is left out below a title of front matter',
      '---\ntitle: T\n---\n# Data\n\n### Detail\n\nText.\n\n# Model',
      '6: leaves out a level, which screen readers take for a missing part: begin it with ##',
    ],
    [
      'a heading too deep below a title of front matter',
      '---\ntitle: T\n---\n# A\n\n## B\n\n### C\n\n#### D\n\nText.\n\n# E',
      '10: is a heading of level 4: case studies have 3',
    ],
    [
      'a second title below one of the same words in front matter',
      '---\ntitle: T\n---\n# T\n\nText.\n\n# Data\n\nText.',
      '8: is a second title, after line 4: begin it with ##',
    ],
    ['a title without words', '#\n\nText.', '1: is a title without words: write them after the #'],
    ['no title', 'Text.', '1: has no title above it: write one there, such as "# Why it failed"'],
    ['an empty file', '', '1: has no title above it: write one there, such as "# Why it failed"'],
    ['only a title', '# Title', '1: has no text below it: write the case study there'],
    [
      'a text before the title',
      'Text.\n\n# Title',
      '1: comes before the title: put the title, "# …", first',
    ],
    [
      'a smaller first heading',
      '## Title\n\nText.',
      '1: has no title above it: write one there, such as "# Why it failed"',
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
      'a picture from elsewhere',
      below('![b](https://a.example/b.png)'),
      `3: must be a picture in the content's files folder: put it there and write ../files/ with its name, but is "https://a.example/b.png"`,
    ],
    [
      'a picture next to the case study',
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
      '3: the link leads to "#c", which is no heading of this case study and no project: write # and the title in small letters, with - between the words',
    ],
    [
      'a link to a file that nobody publishes',
      below('[b](../projects.json)'),
      '3: the link leads to "../projects.json", which is no case study: those are case-studies/drift-watch.md; write ../files/ before the name of a file of yours, and / before a page',
    ],
    [
      'a link to a page that isn’t there',
      below('[b](/nowhere)'),
      '3: the link leads to "/nowhere", which is no page of the site: those are /, /skills, /projects/drift-watch; write ../files/ before the name of a file of yours',
    ],
    [
      'a link to no heading of another case study',
      below('[b](drift-watch.md#nowhere)'),
      '3: the link leads to "drift-watch.md#nowhere", but case-studies/drift-watch.md has no such heading',
    ],
    [
      'a heading without words',
      below('##\n\nb'),
      '3: is a heading without words: write them after the #',
    ],
    [
      'a link that runs',
      below('a\n\n[b](javascript:c)'),
      '5: the link must be a web address that starts with http:// or https://, or mailto:, or #figure, or # with the title of a heading or a project, but is "javascript:c"',
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
      `3: links to the figure, which the case study doesn't show: put [its words](#figure) into a paragraph of its own`,
    ],
    [
      'a heading that links to it',
      below('## [b](#figure)\n\nc'),
      `3: links to the figure, which the case study doesn't show: put [its words](#figure) into a paragraph of its own`,
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

  test('of everything that case studies don’t show, with all that they do in the first line', () => {
    expect(problemsOf(below('Is $x^2$ [^1], <b\nid="a">this</b>.\n\n- [x] a'))).toEqual([
      '3: has "$x^2$", which case studies don\'t show: they show ## headings, - lists, > quotes, tables with |---| below their head, [links](address), ![pictures](address) with %20 for a space, `code`, *emphasis*, **strong** and ~~deleted~~ words; write it as one of these, put <!-- and --> around what nobody should see, and \\ before signs that are meant',
      '4: has "</b>", which case studies don\'t show either',
      '6: has "[x]", which case studies don\'t show either',
    ]);
  });

  test.each([
    ['a link', '[![A](../files/a.png)](https://b.example)'],
    ['a table', '| ![A](../files/a.png) |\n|---|'],
    ['a heading', '## ![A](../files/a.png) b\n\nc'],
    ['a text', 'a ![b](../files/a.png)'],
  ])('of a picture in %s', (_where, text) => {
    expect(problemsOf(below(text))).toEqual([
      '3: is a picture within a text, a link, a table or a heading: put it above or below, with an empty line before and after it, and give a link words of its own',
    ]);
  });

  test('of a figure that the project doesn’t have', () => {
    expect(problemsOf(below('[b](#figure)'), false)).toEqual([
      '3: the link leads to the figure of the project, which has none: give it one in projects.json',
    ]);
  });
});

/** Every text of a part, in its order. */
const wordsIn = (part: CaseStudyPart | CaseStudyText): string => {
  if ('value' in part) return part.value;
  if (!('children' in part)) return '';
  return (part.children as (CaseStudyPart | CaseStudyText)[]).map(wordsIn).join('');
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
        const text = words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
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
    /^(?:#text|a|blockquote|br|code|del|div|em|figcaption|figure|h3|h4|hr|img|li|ol|p|pre|span|strong|table|tbody|td|th|thead|tr|ul)$/;

  test('it has problems or becomes plain elements: nothing that runs, and no address that isn’t one', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { file } = read(below(pieces.join('')));
        const blocks = [
          ...file.caseStudy.opening,
          ...file.caseStudy.sections.flatMap((each) => each.blocks),
        ];
        const walk = (node: Html.ChildNode) => {
          expect(node.nodeName).toMatch(allowed);
          for (const { name, value } of 'attrs' in node ? node.attrs : []) {
            expect(name).not.toMatch(/^on|style/);
            if (name === 'href')
              expect(value).toMatch(/^(?:https?:\/\/|mailto:|#|\/projects\/|\/a\.png$)/);
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
