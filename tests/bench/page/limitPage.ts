import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

/** Elements that load or run something, or say what a page is to others. */
const LOADING = new Set(['script', 'link', 'base', 'iframe', 'source', 'meta']);

const isKept = (node: DefaultTreeAdapterMap['node']) =>
  !tree.isElementNode(node) ||
  !LOADING.has(node.tagName) ||
  node.attrs.some(({ name, value }) => name === 'charset' || value === 'viewport');

function clean(node: DefaultTreeAdapterMap['node']): void {
  if (tree.isElementNode(node)) {
    node.attrs = node.attrs.filter(({ name }) => name !== 'src' && name !== 'srcset');
  }
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter(isKept);
  for (const child of node.childNodes) clean(child);
}

/** The same HTML with its inline styles, and nothing that is loaded: nothing that says the same can paint sooner. */
export function limitPage(page: Buffer): Buffer {
  const document = parse(page.toString());
  clean(document);
  return Buffer.from(serialize(document));
}
