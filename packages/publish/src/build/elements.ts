import { type DefaultTreeAdapterMap, parse, defaultTreeAdapter as tree } from 'parse5';

/** An element of a document. */
export interface FoundElement {
  attributes: Record<string, string | undefined>;
  /** The text in it, for elements that hold nothing else. */
  text: string;
}

/** The elements of a kind in an HTML document, in their order. */
export function elementsIn(html: string, tagName: string): FoundElement[] {
  const find = (node: DefaultTreeAdapterMap['node']): FoundElement[] => {
    if (!('childNodes' in node)) return [];
    const inside = node.childNodes.flatMap(find);
    if (!tree.isElementNode(node) || node.tagName !== tagName) return inside;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const texts = node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : ''));
    return [{ attributes, text: texts.join('') }, ...inside];
  };
  return find(parse(html));
}
