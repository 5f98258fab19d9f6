import { SaxesParser, type SaxesTagNS } from 'saxes';
import { utf8 } from './parseText.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The elements of SVG that draw, describe or move something (SVG 1.1 and 2, Filter Effects, Masking). Some that browsers
 * ignore are listed, too, because editors write them. The list leaves out elements that run or load something, or contain
 * other documents (`script`, `foreignObject`, `iframe`, `audio`, `video`).
 */
const allowedElements = words(`
  svg g defs symbol use switch title desc metadata style view a
  path rect circle ellipse line polyline polygon image text tspan textPath tref
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
  animate animateColor animateMotion animateTransform mpath set
  font font-face font-face-src font-face-name glyph missing-glyph hkern vkern
  meshgradient meshrow meshpatch solidcolor flowRoot flowRegion flowPara flowSpan flowDiv
`);

/** The attributes whose values may be any text, such as names, conditions, and words for people. */
const textAttributes = words(`
  id class lang role title font-family unicode glyph-name result in in2 target systemLanguage
  media requiredExtensions requiredFeatures
`);

/** The functions of CSS that only calculate, draw or move something. None of them loads anything. */
const allowedFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color light-dark var env
  calc min max clamp abs sign round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  cubic-bezier steps linear frames
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect xywh ray
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  format local tech
  not is where nth-child nth-of-type nth-last-child nth-last-of-type has lang
`);

/** The at-rules of CSS that load nothing by themselves. Their contents are checked, too. */
const allowedAtRules = words(
  'media supports keyframes -webkit-keyframes -moz-keyframes font-face layer container charset',
);

/** Encodings in which an ASCII byte always means the same character. */
const allowedEncodings = words('utf-8 utf8 us-ascii ascii iso-8859-1 windows-1252');

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** The namespace for facts about author and licence. */
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/**
 * Whether a namespace only holds notes that editors write for themselves. Browsers only understand namespaces of the W3C
 * and of Mozilla.
 */
const isEditorNamespace = (uri: string) =>
  uri === RDF || (uri !== '' && !/^http:\/\/www\.(?:w3|mozilla)\.org\//.test(uri));

/**
 * Whether an address leads to something in the file itself: another part of it, a bitmap or a font. An SVG in a `data:`
 * address isn't allowed, because nothing checks it.
 */
const isEmbedded = (address: string) =>
  /^#[^\s"')]*$/.test(address) ||
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/(?:x-)?font-|font\/)[\w-]+)(?:;[\w=-]+)*[;,]/i.test(
    address,
  );

const cssUrls = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi;

/**
 * Whether a style loads nothing. Comments and strings are searched like the rest, so nothing can hide in them.
 * @param css a style sheet, a `style` attribute, or the value of an attribute such as `fill`
 */
function isPlainStyle(css: string): boolean {
  const rest = css.replace(cssUrls, (whole, double, single, bare) =>
    isEmbedded(double ?? single ?? bare) ? ' ' : whole,
  );
  const areIn = (allowed: ReadonlySet<string>, names: Iterable<RegExpMatchArray>) =>
    [...names].every(([, name = '']) => allowed.has(name.toLowerCase()));
  // With a backslash, any name can be disguised: `u\72l(…)` is `url(…)`.
  return (
    !css.includes('\\') &&
    areIn(allowedAtRules, css.matchAll(/@([\w-]+)/g)) &&
    areIn(allowedFunctions, rest.matchAll(/([\w-]+)\(/g))
  );
}

/** Whether a value may contain an address, or a script in the form of one. Browsers ignore line breaks in addresses. */
const holdsAddress = (value: string) => /[a-z][\w+.-]*:|\/\//i.test(value.replace(/\s/g, ''));

/** Whether it is safe to animate this attribute. Links, styles and event handlers aren't. */
const isAnimatable = (name: string) => /^(?!href$|style$|on)[a-z][\w-]*$/i.test(name);

function isPlainAttribute({ local, uri, value }: SaxesTagNS['attributes'][string]): boolean {
  if (uri === XMLNS || isEditorNamespace(uri)) return true;
  if (uri === XML) return local !== 'base';
  if (uri === XLINK && local !== 'href') return true;
  if (uri !== '' && uri !== XLINK) return false;
  if (local === 'href') return isEmbedded(value.trim());
  if (/^on/i.test(local)) return false;
  if (local === 'style') return isPlainStyle(value);
  if (local === 'attributeName' && !isAnimatable(value)) return false;
  if (textAttributes.has(local) || /^(?:aria|data)-/.test(local)) return true;
  return isPlainStyle(value) && !holdsAddress(value);
}

/** The forbidden parts of a tag: its element, or some of its attributes. */
function tagFaults({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (isEditorNamespace(uri)) return [];
  if (uri !== SVG || !allowedElements.has(local)) return [`<${name}>`];
  return Object.values(attributes)
    .filter((attribute) => !isPlainAttribute(attribute))
    .map((attribute) => `${attribute.name}="…" in <${name}>`);
}

/**
 * Whether a document type is one that older programs write. It has a name and the address of its description, and no
 * declarations of its own.
 */
const isKnownDoctype = (text: string) =>
  /^\s*svg(?:\s+(?:PUBLIC|SYSTEM|"[^"[]*"|'[^'[]*'))*\s*$/.test(text);

const isSvg = (tag: SaxesTagNS | undefined, local: string) =>
  tag?.local === local && tag.uri === SVG;

/**
 * Why a file mustn't be published as an SVG: it isn't one, or something in it runs, loads or frames something. If a
 * visitor opened such a file, the browser would run its scripts as the site's own. Everything that isn't listed above as
 * allowed is refused.
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
  const add = (fault: string) => faults.push(`${fault} (line ${parser.line})`);
  // Comments and CDATA may split one style sheet into pieces.
  const addStyles = (text: string) => {
    if (isSvg(open.at(-1), 'style')) styles += text;
  };
  parser.on('error', ({ message }) => {
    faults.push(`a mistake in its XML (${message})`);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!allowedEncodings.has(encoding.toLowerCase())) add('another encoding than UTF-8');
  });
  parser.on('doctype', (doctype) => {
    if (!isKnownDoctype(doctype)) add('a <!DOCTYPE> with declarations');
  });
  parser.on('processinginstruction', ({ target }) => {
    // Adobe puts `xpacket` around its notes. Others, such as `xml-stylesheet`, may load a file or run it.
    if (target !== 'xpacket') add(`<?${target}?>`);
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    open.push(tag);
    for (const fault of tagFaults(tag)) add(fault);
  });
  parser.on('text', addStyles);
  parser.on('cdata', addStyles);
  parser.on('closetag', () => {
    if (isSvg(open.pop(), 'style') && !isPlainStyle(styles)) add('styles that may load something');
  });
  parser.write(text).close();
  if (!isSvg(root, 'svg')) return `no <svg xmlns="${SVG}"> around it`;
  return faults[0];
}
