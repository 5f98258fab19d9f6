import { type DefaultTreeAdapterTypes, html, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are there to load or to run something, or change what the server has said. */
const LOADING = /^(script|link|base|iframe|frame|object|embed|video|audio|source|track)$/;

/** Attributes that load or run something. */
const LOADING_ATTRIBUTE = /^(src|srcset|imagesrcset|background|on.*)$/;

/** Styles without anything that they load: fonts, images and other stylesheets. */
const withoutFiles = (css: string) =>
  css
    .replace(/@font-face\s*\{[^}]*\}/gi, (rule) => (/url\(/i.test(rule) ? '' : rule))
    .replace(/@import\b[^;]*;/gi, '')
    .replace(/url\(\s*(?!["']?#)(?:"[^"]*"|'[^']*'|[^)]*?)\s*\)/gi, 'none');

const isElement = (node: Node): node is Element => 'tagName' in node;

const isKept = (node: Node) =>
  !isElement(node) ||
  !(
    LOADING.test(node.tagName) ||
    (node.tagName === 'meta' && node.attrs.some(({ name }) => name === 'http-equiv'))
  );

function clean(node: Node): void {
  if (isElement(node)) {
    const isDrawing = node.namespaceURI === html.NS.SVG && node.tagName !== 'a';
    node.attrs = node.attrs
      .filter(({ name }) => !LOADING_ATTRIBUTE.test(name))
      .filter(({ name, value }) => !(isDrawing && name === 'href' && !value.startsWith('#')))
      .map((each) => (each.name === 'style' ? { ...each, value: withoutFiles(each.value) } : each));
  }
  if ('childNodes' in node) {
    node.childNodes = node.childNodes.filter(isKept);
    for (const child of node.childNodes) {
      const isStyle = isElement(node) && node.tagName === 'style';
      if (isStyle && 'value' in child) child.value = withoutFiles(child.value);
      clean(child);
    }
  }
  if ('content' in node) clean(node.content);
}

/**
 * The limit page of a page: the same HTML with its inline styles, and no script, font, image or anything else
 * that is loaded. Nothing that says the same can paint sooner. {@link LIMIT_POLICY} keeps the browser from
 * loading what this function doesn't know.
 */
export function limitPage(page: string): string {
  const document = parse(page);
  clean(document);
  return serialize(document);
}

/** The Content-Security-Policy of a limit page. */
export const LIMIT_POLICY = "default-src 'none';style-src 'unsafe-inline'";

/** The least that a browser can paint. */
export const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<title>Empty page</title><p>Empty page</p></html>';
