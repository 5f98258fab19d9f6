import { readdirSync, readFileSync } from 'node:fs';
import { svgFault } from '@portfolio/build/content/svgFault';
import { filesFolder } from '@portfolio/build/folders/content';
import { describe, expect, test } from 'vitest';

const bytes = (text: string) => Buffer.from(text);
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24" ${attributes}>${inside}</svg>`;

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** The output of drawing programs and collections, in their form. */
const plain: Record<string, string> = {
  'Simple Icons': `<svg role="img" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><title>Python</title><path d="M14.25.18l.9.2z" fill="#3776AB"/></svg>`,
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="24" height="24" version="1.1" id="svg5" inkscape:version="1.2" sodipodi:docname="me (1).svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" inkscape:document-units="px"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <defs><linearGradient inkscape:collect="always" id="a"><stop style="stop-color:#f00;stop-opacity:1" offset="0"/></linearGradient>
  <linearGradient xlink:href="#a" id="b" gradientTransform="matrix(1,0,0,1,0,0)"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer"><path style="fill:url(#b);-inkscape-font-specification:'sans-serif, Bold'" d="M 0,0 H 24" sodipodi:nodetypes="cc"/>
  <text xml:space="preserve" style="font-size:12px"><tspan sodipodi:role="line" x="1" y="2">Ada</tspan></text></g></svg>`,
  'Illustrator, older': `<?xml version="1.0" encoding="iso-8859-1"?>
<!-- Generator: Adobe Illustrator 19.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 24 24" style="enable-background:new 0 0 24 24;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#FFFFFF;}
	.st1{fill:url(#SVGID_1_);font-family:'MyriadPro-Regular';}
</style>
<switch><g i:extraneous="self" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/"><circle class="st0" cx="12" cy="12" r="4"/></g></switch></svg>`,
  Figma: svg(
    '<g clip-path="url(#clip0_1_2)"><rect id="Frame (1)" width="24" height="24" rx="4" fill="url(#paint0)"/></g><defs><linearGradient id="paint0" gradientUnits="userSpaceOnUse"><stop stop-color="#F00"/></linearGradient><clipPath id="clip0_1_2"><path fill="white" d="M0 0h24v24H0z"/></clipPath></defs>',
    'fill="none"',
  ),
  Sketch: svg(
    '<title>Logo</title><desc>Created with Sketch.</desc><g id="Page-1" stroke="none" stroke-width="1" fill-rule="evenodd" sketch:type="MSPage" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns"><path d="M1 1" sketch:type="MSShapeGroup"/></g>',
  ),
  'an icon collection with notes in attributes':
    '<svg t="1600000000000" class="icon" viewBox="0 0 1024 1024" version="1.1" xmlns="http://www.w3.org/2000/svg" p-id="2024" width="200"><path d="M0 0" p-id="2025"/></svg>',
  'a plot of matplotlib': `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="9pt" height="9pt" viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg" version="1.1">
<metadata><rdf:RDF xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><dc:date>2024-05-02T10:00:00</dc:date></rdf:RDF></metadata>
<defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs>
<g id="line2d_1"><defs><path id="m1" d="M 0 0 L 0 3.5" style="stroke: #000000; stroke-width: 0.8"/></defs><use xlink:href="#m1" x="1" y="2" style="stroke: #000000"/></g>
<g clip-path="url(#p1)" transform="translate(1 2) scale(0.1 -0.1)"><path d="M 1 1" style="fill: none"/></g><defs><clipPath id="p1"><rect x="1" y="2" width="3" height="4"/></clipPath></defs></svg>`,
};

describe('a picture as programs export it is published', () => {
  test.each(Object.entries(plain))('%s', (_, text) => {
    expect(svgFault(bytes(text))).toBeUndefined();
  });

  test('all pictures of the sample', () => {
    const names = readdirSync(filesFolder, { recursive: true, encoding: 'utf8' });
    const pictures = names.filter((name) => name.endsWith('.svg'));
    expect(pictures.length).toBeGreaterThan(20);
    for (const name of pictures) {
      expect(svgFault(readFileSync(`${filesFolder}/${name}`)), name).toBeUndefined();
    }
  });
});

/** The fault in the file, and its name in the message. */
const attacks: [what: string, text: string, fault: string][] = [
  ['a script', svg('<script>alert(1)</script>'), '<script>'],
  ['a script with a prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '<s:script>'],
  ['a script among the notes', svg('<metadata><script/></metadata>'), '<script>'],
  ['HTML', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), '<h:script>'],
  [
    'a script among an editor’s notes',
    svg('<n:note xmlns:n="https://editor.example/"><script/></n:note>'),
    '<script>',
  ],
  ['mathematics', svg('<m:maction xmlns:m="http://www.w3.org/1998/Math/MathML"/>'), '<m:maction>'],
  [
    'a part of a window',
    svg('<x:box xmlns:x="http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul"/>'),
    '<x:box>',
  ],
  ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'onclick'],
  ['a handler in capitals', svg('', 'ONLOAD="alert(1)"'), 'ONLOAD'],
  [
    'a document in it',
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    '<foreignObject>',
  ],
  ['a link that runs a script', svg('<a xlink:href="javascript:alert(1)"><path/></a>'), '<a>'],
  ['an animation', svg('<use><set attributeName="href" to="//evil.example"/></use>'), '<set>'],
  ['an SVG that reads another picture', svg('<filter><feImage href="#a"/></filter>'), '<filter>'],
  ['a font', svg('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>'), 'styles'],
  ['a part of another file', svg('<use href="https://evil.example/a.svg#b"/>'), 'href='],
  ['an SVG in an address', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), 'href='],
  ['a picture elsewhere', svg('<image href="//evil.example/a.png"/>'), '<image>'],
  ['another base', svg('<g xml:base="https://evil.example/"/>'), 'xml:base'],
  [
    'an imported style sheet',
    svg('<style>@import "https://evil.example/a.css";</style>'),
    'styles',
  ],
  [
    'one in pieces',
    svg('<style>@imp<!-- -->ort<![CDATA[ "https://evil.example/a.css"]]></style>'),
    'styles',
  ],
  ['one that is spelt out', svg('<style>@\\69mport "https://evil.example";</style>'), 'styles'],
  ['a picture in a style', svg('<path style="fill:url(https://evil.example/a)"/>'), 'style='],
  [
    'one behind a comment',
    svg('<style>a{b:"/*";fill:url(//evil.example);c:"*/"}</style>'),
    'styles',
  ],
  [
    'a set of pictures',
    svg('<style>a{background:image-set("https://evil.example" 1x)}</style>'),
    'styles',
  ],
  ['a filter elsewhere', svg('<path filter="url(\'https://evil.example#a\')"/>'), 'filter='],
  ['a cursor elsewhere', svg('<g cursor="URL(https://evil.example/c.png)"/>'), 'cursor='],
  [
    'a style sheet by an instruction',
    `<?xml-stylesheet href="https://evil.example/a.xsl" type="text/xsl"?>${svg('')}`,
    '<?xml-stylesheet?>',
  ],
  [
    'entities',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    '<!DOCTYPE>',
  ],
  [
    'an encoding that hides letters',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`,
    'encoding',
  ],
  [
    'one that is declared with spaces',
    `<?xml version="1.0" encoding = 'ISO-2022-JP' ?>${svg('')}`,
    'encoding',
  ],
  ['an embedded page', svg('<iframe src="https://evil.example"/>'), '<iframe>'],
  [
    'a listener',
    svg('<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load"/>'),
    '<ev:listener>',
  ],
  ['an attribute that nobody knows', svg('<g dynsrc="https://evil.example"/>'), 'dynsrc'],
  ['one of several addresses', svg('<path ping="a //evil.example"/>'), 'ping'],
  ['HTML under the name of a picture', '<!DOCTYPE html><html><script>alert(1)</script></html>', ''],
  [
    'a page in XML',
    '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
    'no <svg',
  ],
  ['no namespace', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', 'no <svg'],
  ['two roots', `${svg('')}<script xmlns="http://www.w3.org/2000/svg"/>`, ''],
  ['no end', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'a mistake in its XML'],
  ['nothing', '', 'no <svg'],
];

describe('parts that a picture doesn’t need are refused, and named', () => {
  test.each(attacks)('%s', (_, text, fault) => {
    expect(svgFault(bytes(text))).toEqual(expect.stringContaining(fault));
  });

  test('with its line', () => {
    expect(svgFault(bytes(svg('\n\n<script/>')))).toBe('<script> (line 3)');
    expect(svgFault(bytes(svg('\n<g onclick="a()"/>')))).toBe('onclick="…" in <g> (line 2)');
  });

  test('UTF-16', () => {
    const text = `\ufeff${plain['Simple Icons']}`;
    expect(svgFault(Buffer.from(text, 'utf16le'))).toBe('another encoding than UTF-8');
    expect(svgFault(Buffer.from(text.slice(1), 'utf16le'))).toBeDefined();
  });

  test('a bitmap', () => {
    expect(svgFault(Buffer.from(pixel.split(',')[1] ?? '', 'base64'))).toContain('encoding');
  });
});
