import type { Page } from '@playwright/test';

interface Read {
  role: string;
  name: string;
  /** The texts within it, which are read as well. */
  texts: string[];
}

/** What Chromium tells a screen reader about the elements with these roles. */
export async function readBy(page: Page, roles: readonly string[]): Promise<Read[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsIn = (ids: readonly string[] = []): string[] =>
    ids.flatMap((id) => {
      const { role, name, childIds } = byId.get(id) ?? {};
      return role?.value === 'StaticText' ? [String(name?.value)] : textsIn(childIds);
    });
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value))
    .map(({ role, name, childIds }) => ({
      role: role?.value,
      name: String(name?.value ?? ''),
      texts: textsIn(childIds),
    }));
}
