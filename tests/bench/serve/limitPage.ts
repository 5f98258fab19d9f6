import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

/** Elements that are there to load or to run something, or that say what may be loaded. */
const LOADING = new Set(['script', 'link', 'base', 'iframe', 'source', 'meta']);

/** What a head says of the page itself. */
const isKept = (node: DefaultTreeAdapterMap['node']) =>
  !tree.isElementNode(node) ||
  !LOADING.has(node.tagName) ||
  node.attrs.some(({ name, value }) => name === 'charset' || value === 'viewport');

function clean(node: DefaultTreeAdapterMap['node']): void {
  if (tree.isElementNode(node)) {
    node.attrs = node.attrs.filter(({ name }) => !/^(?:src|srcset|on.*)$/.test(name));
  }
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter(isKept);
  for (const child of node.childNodes) clean(child);
}

/**
 * The limit page of a page: the same HTML with its inline styles, and no script, font, image or anything else
 * that is loaded. Nothing that says the same can paint sooner. {@link LIMIT_POLICY} keeps the browser from
 * loading what the styles name.
 */
export function limitPage(page: string): string {
  const document = parse(page);
  clean(document);
  return serialize(document);
}

/** The Content-Security-Policy of a limit page. */
export const LIMIT_POLICY = "default-src 'none';style-src 'unsafe-inline'";
