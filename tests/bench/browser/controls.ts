import type { Page } from 'playwright';

/** What a visitor can use, as assistive technology sees it. */
export interface Control {
  role: Role;
  name: string;
  /** Which of those with this role and name it is. */
  index: number;
  /** What it is one of: the roles around it, such as `main/tabpanel/article/button`. */
  kind: string;
}

const roles = [
  'button',
  'link',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'combobox',
  'textbox',
  'searchbox',
  'slider',
] as const;
type Role = (typeof roles)[number];

/** Of controls that are many of a kind, such as cards, so many are enough: the first, the last, some between. */
const OF_A_KIND = 4;

/** Roles that say nothing of what is inside. */
const plain = ['generic', 'list', 'listitem', 'paragraph', 'definition', 'term'];

/** Those whose name tells apart what is inside: a card is like the others, a group isn't. */
const named = ['group', 'navigation', 'radiogroup', 'tablist'];

/** A node of the accessibility tree. */
interface Node {
  role: string;
  name?: string;
  disabled?: boolean;
  children?: Node[];
}

function* walk(node: Node, around: string[] = []): Generator<{ node: Node; kind: string }> {
  yield { node, kind: [...around, node.role].join('/') };
  const own = named.includes(node.role) ? `${node.role} ${node.name}` : node.role;
  const inside = plain.includes(node.role) ? around : [...around, own];
  for (const child of node.children ?? []) yield* walk(child, inside);
}

/** The controls on the page that aren't disabled. */
export async function findControls(page: Page): Promise<Control[]> {
  const tree = (await page.ariaSnapshotJSON({ mode: 'ai' })) as unknown as Node | Node[];
  const seen = new Map<string, number>();
  return [tree].flat().flatMap((root) =>
    Array.from(walk(root)).flatMap(({ node: { role, name = '', disabled }, kind }) => {
      if (!roles.includes(role as Role)) return [];
      const key = `${role} ${name}`;
      const index = seen.get(key) ?? 0;
      seen.set(key, index + 1);
      return disabled ? [] : [{ role: role as Role, name, index, kind }];
    }),
  );
}

/** A few of each kind, in the order of the page. */
export function someOfEachKind(controls: readonly Control[]): Control[] {
  return controls.filter((control) => {
    const alike = controls.filter(({ kind }) => kind === control.kind);
    const last = alike.length - 1;
    const places = Array.from({ length: OF_A_KIND }, (_, n) =>
      Math.round((n * last) / (OF_A_KIND - 1)),
    );
    return places.includes(alike.indexOf(control));
  });
}

/** The element of a control. */
export const locate = (page: Page, { role, name, index }: Control) =>
  page.getByRole(role, { name, exact: true }).nth(index);
