import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesTagNS } from 'saxes';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * The elements of SVG that draw, describe or move something (SVG 1.1 and 2, Filter Effects, Masking), with those that
 * editors write for themselves and browsers ignore. Elements that run, contain or load something else aren't among
 * them (`script`, `foreignObject`, `iframe`, `audio`, `video`).
 */
const elements = words(`
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

/** The attributes whose values may be any text: names, conditions, and words for people. */
const texts = words(`
  id class lang role title font-family unicode glyph-name result in in2 target systemLanguage
  media requiredExtensions requiredFeatures
`);

/** The functions of CSS that only calculate, draw or move something: none loads anything. */
const functions = words(`
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

/** The rules of CSS that load nothing by themselves; their contents are checked, too. */
const atRules = words(
  'media supports keyframes -webkit-keyframes -moz-keyframes font-face layer container charset',
);

/** Encodings in which a byte of ASCII is always that letter. */
const encodings = words('utf-8 utf8 us-ascii ascii iso-8859-1 windows-1252');

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** Facts about author and licence. */
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/**
 * Whether a namespace is one in which editors write notes for themselves, with which browsers do nothing: those that
 * mean something to a browser are the W3C's and Mozilla's.
 */
const isNote = (uri: string) =>
  uri === RDF || (uri !== '' && !/^http:\/\/www\.(?:w3|mozilla)\.org\//.test(uri));

/**
 * Whether an address is inside the file itself: another part of it, a bitmap, a font. An SVG in a `data:` address isn't
 * allowed, as it isn't checked.
 */
const isInside = (address: string) =>
  /^#[^\s"')]*$/.test(address) ||
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application\/(?:x-)?font-|font\/)[\w-]+)(?:;[\w=-]+)*[;,]/i.test(
    address,
  );

/** An address in CSS. */
const urls = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]*))\s*\)/gi;

/**
 * Whether a style loads nothing. Comments and strings are searched like the rest, so nothing can hide in them.
 * @param css of a style sheet, a `style` attribute, or the value of an attribute such as `fill`
 */
function isPlainStyle(css: string): boolean {
  const rest = css.replace(urls, (whole, double, single, bare) =>
    isInside(double ?? single ?? bare) ? ' ' : whole,
  );
  const areIn = (allowed: ReadonlySet<string>, names: Iterable<RegExpMatchArray>) =>
    [...names].every(([, name = '']) => allowed.has(name.toLowerCase()));
  // A backslash may spell any name: u\72l(…).
  return (
    !css.includes('\\') &&
    areIn(atRules, css.matchAll(/@([\w-]+)/g)) &&
    areIn(functions, rest.matchAll(/([\w-]+)\(/g))
  );
}

/** Whether a value may have an address in it, or a script that is written as one; browsers skip its line breaks. */
const holdsAddress = (value: string) => /[a-z][\w+.-]*:|\/\//i.test(value.replace(/\s/g, ''));

/** Whether an animation of this attribute only changes the look: not a link, a style or a handler. */
const isAnimatable = (name: string) => /^(?!href$|style$|on)[a-z][\w-]*$/i.test(name);

function isPlainAttribute({ local, uri, value }: SaxesTagNS['attributes'][string]): boolean {
  if (uri === XMLNS || isNote(uri)) return true;
  if (uri === XML) return local !== 'base';
  if (uri === XLINK && local !== 'href') return true;
  if (uri !== '' && uri !== XLINK) return false;
  if (local === 'href') return isInside(value.trim());
  if (/^on/i.test(local)) return false;
  if (local === 'style') return isPlainStyle(value);
  if (local === 'attributeName' && !isAnimatable(value)) return false;
  if (texts.has(local) || /^(?:aria|data)-/.test(local)) return true;
  return isPlainStyle(value) && !holdsAddress(value);
}

/** What a tag has that isn't allowed: its element, or attributes. */
function tagFaults({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (isNote(uri)) return [];
  if (uri !== SVG || !elements.has(local)) return [`<${name}>`];
  return Object.values(attributes)
    .filter((attribute) => !isPlainAttribute(attribute))
    .map((attribute) => `${attribute.name}="…" in <${name}>`);
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
 * allowed elements and styles are listed; everything else is refused. A browser that opens the file by itself would
 * otherwise run its scripts as the site's own.
 * @returns the fault and its place, for a sentence after "it has"; undefined if the file is a plain picture
 */
export function svgFault(bytes: Uint8Array): string | undefined {
  if (!isUtf8(bytes)) return 'another encoding than UTF-8';
  const parser = new SaxesParser({ xmlns: true });
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
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!encodings.has(encoding.toLowerCase())) add('another encoding than UTF-8');
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
    for (const fault of tagFaults(tag)) add(fault);
  });
  parser.on('text', addStyles);
  parser.on('cdata', addStyles);
  parser.on('closetag', () => {
    if (isSvg(open.pop(), 'style') && !isPlainStyle(styles)) add('styles that may load something');
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  if (!isSvg(root, 'svg')) return `no <svg xmlns="${SVG}"> around it`;
  return faults[0];
}
