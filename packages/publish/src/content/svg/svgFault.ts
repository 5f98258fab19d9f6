import { SaxesParser, type SaxesTagNS } from 'saxes';
import { elements, texts } from './allowed.ts';
import { isInsideAddress, styleFault } from './styleFault.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Encodings in which a byte of ASCII is always that letter. */
const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1', 'windows-1252']);

/** The encoding in the byte order mark or the XML declaration; UTF-8 without either. */
function encodingOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (head.startsWith('\xff\xfe')) return 'utf-16le';
  if (head.startsWith('\xfe\xff')) return 'utf-16be';
  const [, declared] = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding=["']([^"']*)/.exec(head) ?? [];
  const encoding = declared?.toLowerCase() ?? 'utf-8';
  return encodings.has(encoding) ? encoding : '';
}

/** The text of an XML file, as browsers read it; undefined where it has another encoding. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Facts about author and licence. */
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/**
 * Whether a namespace is one in which editors write notes for themselves, with which browsers do nothing: those that
 * mean something to a browser are the W3C's and Mozilla's.
 */
const isNote = (uri: string) =>
  uri === RDF || (uri !== '' && !/^http:\/\/www\.(?:w3|mozilla)\.org\//.test(uri));

/** Whether a value may have an address in it, or a script that is written as one; browsers skip its line breaks. */
const holdsAddress = (value: string) => /[a-z][\w+.-]*:|\/\//i.test(value.replace(/\s/g, ''));

/** Whether an animation of this attribute only changes the look: not a link, a style or a handler. */
const isAnimatable = (name: string) => /^(?!href$|style$|on)[a-z][\w-]*$/i.test(name);

function attributeFault(
  element: string,
  { prefix, local, uri, value }: SaxesTagNS['attributes'][string],
): string | undefined {
  const name = prefix ? `${prefix}:${local}` : local;
  if (uri === XMLNS || isNote(uri)) return undefined;
  if (uri === XML) return local === 'base' ? 'xml:base' : undefined;
  if (uri === XLINK && local !== 'href') return undefined;
  if (uri !== '' && uri !== XLINK) return `the attribute ${name}`;
  if (local === 'href') {
    if (isInsideAddress(value)) return undefined;
    return /^\s*javascript:/i.test(value) ? 'a link that runs a script' : 'a link to another file';
  }
  if (/^on/i.test(local)) return `the script ${name}="…"`;
  if (local === 'style') return styleFault(value);
  if (local === 'attributeName' && !isAnimatable(value)) return `an animation of "${value}"`;
  if (texts.has(local) || /^(?:aria|data)-/.test(local)) return undefined;
  const fault = styleFault(value);
  if (fault) return fault;
  return holdsAddress(value) ? `the attribute ${name} of <${element}>` : undefined;
}

function elementFaults({ local, uri, attributes: own }: SaxesTagNS): string[] {
  if (isNote(uri)) return [];
  if (uri !== SVG) return [`<${local}>, which isn't SVG`];
  if (!elements.has(local)) return [`<${local}>`];
  return Object.values(own).flatMap((attribute) => attributeFault(local, attribute) ?? []);
}

/**
 * A document type as older programs write it: a name and the address of its description, without declarations
 * of its own.
 */
const isKnownDoctype = (text: string) =>
  /^\s*svg(?:\s+(?:PUBLIC|SYSTEM|"[^"[]*"|'[^'[]*'))*\s*$/.test(text);

/** Whether a tag is this element of SVG. */
const isSvg = (tag: SaxesTagNS | undefined, local: string) =>
  tag?.local === local && tag.uri === SVG;

/**
 * Why a file mustn't be published as an SVG: it isn't one, or something in it runs, loads or frames something. The
 * allowed elements and styles are listed (`allowed.ts`); everything else is refused. A browser that opens the file by itself would
 * otherwise run its scripts as the site's own.
 * @returns the fault and its place, for a sentence after "it has"; undefined if the file is a plain picture
 */
export function svgFault(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  if (text === undefined) return 'another encoding than UTF-8';
  const parser = new SaxesParser({ xmlns: true, position: true });
  const faults: string[] = [];
  const open: SaxesTagNS[] = [];
  let root: SaxesTagNS | undefined;
  let styles = '';
  const add = (fault: string) => faults.push(`${fault} (line ${parser.line})`);
  /** Comments and CDATA may split one style sheet into pieces. */
  const addStyles = (text: string) => {
    if (isSvg(open.at(-1), 'style')) styles += text;
  };
  parser.on('error', ({ message }) => {
    faults.push(`a mistake in its XML (${message})`);
  });
  parser.on('doctype', (doctype) => {
    if (!isKnownDoctype(doctype)) add('a <!DOCTYPE> with declarations');
  });
  parser.on('processinginstruction', ({ target }) => {
    // Adobe's mark around its notes; xml-stylesheet would load a file, or run one.
    if (target !== 'xpacket') add(`<?${target}?>`);
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    open.push(tag);
    for (const fault of elementFaults(tag)) add(fault);
  });
  parser.on('text', addStyles);
  parser.on('cdata', addStyles);
  parser.on('closetag', () => {
    const fault = isSvg(open.pop(), 'style') ? styleFault(styles) : undefined;
    if (fault) add(fault);
  });
  parser.write(text).close();
  if (!isSvg(root, 'svg')) return `no <svg xmlns="${SVG}"> around it`;
  return faults[0];
}
