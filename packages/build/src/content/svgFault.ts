import { SaxesParser, type SaxesTagNS } from 'saxes';
import { utf8 } from './parseText.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What logos and drawings need. Nothing here runs or loads anything, or holds another document. */
const elements = words(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
`);

/** The functions of CSS that only calculate, draw or move something. */
const functions = words('rgb rgba hsl hsla matrix translate scale rotate skewx skewy calc var not');

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** The namespace for facts about author and licence. */
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** Whether a namespace holds notes of a drawing program. Browsers only understand those of the W3C and of Mozilla. */
const isNote = (uri: string) =>
  uri === RDF || (uri !== '' && !/^http:\/\/www\.(?:w3|mozilla)\.org\//.test(uri));

/**
 * Whether a style sheet, or the value of an attribute such as `fill`, loads nothing. Comments and strings are searched,
 * too, so nothing can hide in them; with a backslash, any name can be disguised.
 */
const loadsNothing = (css: string) =>
  !/[@\\]/.test(css) &&
  [...css.replace(/\burl\(\s*(["']?)#[^\s"')]*\1\s*\)/gi, ' ').matchAll(/([\w-]*)\s*\(/g)].every(
    ([, name = '']) => functions.has(name.toLowerCase()),
  );

/** Whether a value may contain an address. Browsers ignore line breaks in addresses. */
const holdsAddress = (value: string) => /[a-z][\w+.-]*:|\/\//i.test(value.replace(/\s/g, ''));

function isPlain({ local, uri, value }: SaxesTagNS['attributes'][string]): boolean {
  if (uri === XMLNS || isNote(uri)) return true;
  if (uri === XML) return local !== 'base';
  if (uri !== '' && uri !== XLINK) return false;
  if (local === 'href') return /^#[^\s"')]*$/.test(value.trim());
  if (/^(?:id|class|lang|role|title|font-family|(?:aria|data)-.*)$/.test(local)) return true;
  if (local === 'style') return loadsNothing(value);
  return !/^on/i.test(local) && loadsNothing(value) && !holdsAddress(value);
}

/** The forbidden part of a tag: its element, or one of its attributes. */
function tagFault({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (isNote(uri)) return undefined;
  if (uri !== SVG || !elements.has(local)) return `<${name}>`;
  const fault = Object.values(attributes).find((attribute) => !isPlain(attribute));
  return fault && `${fault.name}="…" in <${name}>`;
}

/**
 * Why a file mustn't be published as an SVG: it isn't one, or has more than a drawing needs. If a visitor opened a file
 * with a script, the browser would run it as the site's own.
 * @returns the fault and its place, to follow "it has"; undefined if the file is a plain picture
 */
export function svgFault(bytes: Uint8Array): string | undefined {
  const text = utf8(bytes);
  if (text === undefined) return 'another encoding than UTF-8';
  const parser = new SaxesParser({ xmlns: true });
  const faults: string[] = [];
  const open: SaxesTagNS[] = [];
  let root: SaxesTagNS | undefined;
  let styles = '';
  const add = (fault: string | undefined) => fault && faults.push(`${fault} (line ${parser.line})`);
  const isSvg = (tag: SaxesTagNS | undefined, local: string) =>
    tag?.local === local && tag.uri === SVG;
  // Comments and CDATA may split one style sheet into pieces.
  const addStyles = (part: string) => {
    if (isSvg(open.at(-1), 'style')) styles += part;
  };
  parser.on('error', ({ message }) => faults.push(`a mistake in its XML (${message})`));
  // In these encodings, an ASCII byte always means the same character.
  parser.on('xmldecl', ({ encoding = 'utf-8' }) =>
    add(
      /^(?:utf-?8|(?:us-)?ascii|iso-8859-1|windows-1252)$/i.test(encoding)
        ? undefined
        : 'another encoding than UTF-8',
    ),
  );
  parser.on('doctype', (doctype) =>
    add(doctype.includes('[') ? 'a <!DOCTYPE> with declarations' : undefined),
  );
  // It may load a style sheet or run one.
  parser.on('processinginstruction', ({ target }) => add(`<?${target}?>`));
  parser.on('opentag', (tag) => {
    root ??= tag;
    open.push(tag);
    add(tagFault(tag));
  });
  parser.on('text', addStyles);
  parser.on('cdata', addStyles);
  parser.on('closetag', () => {
    if (isSvg(open.pop(), 'style') && !loadsNothing(styles)) add('styles that may load something');
  });
  parser.write(text).close();
  if (!isSvg(root, 'svg')) return `no <svg xmlns="${SVG}"> around it`;
  return faults[0];
}
