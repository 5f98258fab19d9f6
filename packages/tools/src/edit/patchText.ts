import { isObject } from '@portfolio/data/values/isObject';
import { dequal } from 'dequal';
import { type Node, parseTree } from 'jsonc-parser';

/** An entry of a list or a field of an object, and the node that it was. */
interface Part {
  key?: string;
  value: unknown;
  old: Node | undefined;
}

const print = (value: unknown, indent: string) =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

const sliceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

const isSame = (text: string, node: Node, value: unknown) =>
  dequal(JSON.parse(sliceOf(text, node)), value);

/** Finds the node that each entry was: an equal one, else the one at the same place. */
function entriesOf(text: string, values: readonly unknown[], nodes: readonly Node[]): Part[] {
  const free = new Set(nodes);
  const take = (node: Node | undefined) => (node && free.delete(node) ? node : undefined);
  const equal = values.map((value) => take([...free].find((node) => isSame(text, node, value))));
  return values.map((value, at) => ({ value, old: equal[at] ?? take(nodes[at]) }));
}

const propertiesOf = (value: object, nodes: readonly Node[]): Part[] =>
  Object.entries(value).map(([key, part]) => ({
    key,
    value: part,
    old: nodes.find(({ children }) => children?.[0]?.value === key),
  }));

/** The text of a value in place of a node. All that doesn't change keeps its text. */
function textOf(text: string, value: unknown, node: Node, indent: string): string {
  const own = sliceOf(text, node);
  if (isSame(text, node, value)) return own;
  const nodes = node.children ?? [];
  const isList = node.type === 'array' && Array.isArray(value);
  if (!isList && !(node.type === 'object' && isObject(value))) return print(value, indent);
  const parts = isList ? entriesOf(text, value, nodes) : propertiesOf(value as object, nodes);
  const [, inner] = /^[[{]\r?\n([ \t]*)/.exec(own) ?? [];
  const texts = parts.map(({ key, value: part, old }) => {
    const at = inner ?? `${indent}  `;
    if (!old) return `${key === undefined ? '' : `${JSON.stringify(key)}: `}${print(part, at)}`;
    const [, valueNode = old] = isList ? [] : (old.children ?? []);
    return text.slice(old.offset, valueNode.offset) + textOf(text, part, valueNode, at);
  });
  const isInPlace =
    parts.length === nodes.length && parts.every(({ old }, at) => old === nodes[at]);
  if (isInPlace) {
    // The space between the parts stays too.
    let end = node.offset;
    const pieces = nodes.map(({ offset, length }, at) => {
      const between = text.slice(end, offset);
      end = offset + length;
      return between + texts[at];
    });
    return pieces.join('') + text.slice(end, node.offset + node.length);
  }
  const [open, close] = isList ? '[]' : '{}';
  const isOnOneLine = nodes.length > 0 && inner === undefined;
  if (texts.length === 0 || (isOnOneLine && !texts.some((part) => part.includes('\n')))) {
    return `${open}${isList ? '' : ' '}${texts.join(', ')}${isList ? '' : ' '}${close}`.replace(
      /^\{ +\}$/,
      '{}',
    );
  }
  const at = inner ?? `${indent}  `;
  return `${open}\n${at}${texts.join(`,\n${at}`)}\n${indent}${close}`;
}

/** The text of a JSON file with another value. Every byte of what doesn't change stays. */
export function patchText(text: string, value: unknown): string {
  const root = parseTree(text);
  if (!root) return `${print(value, '')}\n`;
  const start = text.slice(0, root.offset);
  const end = text.slice(root.offset + root.length);
  const patched = start + textOf(text, value, root, '') + end;
  return text.includes('\r\n') ? patched.replace(/\r?\n/g, '\r\n') : patched;
}
