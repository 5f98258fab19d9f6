import { marksOf } from './texts';

/**
 * The props of an element, with the attributes for its text if that isn't translated. No element is added: a page
 * knows fewer texts than the server that wrote its document, and React takes a document over only if it has the same
 * elements.
 */
export function marked<Props>(type: unknown, props: Props): Props {
  if (typeof type !== 'string') return props;
  const { children, alt } = props as { children?: unknown; alt?: unknown };
  const marks = marksOf(children ?? alt);
  return marks ? { ...marks, ...props } : props;
}
