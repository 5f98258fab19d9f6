import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a document. */
export interface FoundElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it. */
  text: string;
}

const elementsOf = (node: Tree.ParentNode): FoundElement[] =>
  node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const texts = child.childNodes.map((part) => ('value' in part ? part.value : ''));
    const element = {
      tag: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      text: texts.join(''),
    };
    return [element, ...elementsOf('content' in child ? child.content : child)];
  });

/** The elements of an HTML document, in their order, with those in `<noscript>`. */
export const elementsIn = (html: string) => elementsOf(parse(html, { scriptingEnabled: false }));
