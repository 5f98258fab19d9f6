import type { Page } from 'playwright';

/** Holds back requests of these types, of this document and of the next, until they are released. */
export async function holdBack<Type extends string>(page: Page, types: readonly Type[]) {
  const gates = new Map<string, { opened: Promise<void>; open: () => void; waiting: number }>();
  for (const type of types) {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    gates.set(type, { opened, open, waiting: 0 });
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/*', async (route) => {
    const gate = gates.get(route.request().resourceType());
    if (gate) gate.waiting += 1;
    await gate?.opened;
    await route.fallback();
  });
  return {
    /** Whether the page has asked for one of a type. */
    isWaitedFor: (type: Type) => (gates.get(type)?.waiting ?? 0) > 0,
    /** Lets those of a type through, from now on. */
    release: (type: Type) => gates.get(type)?.open(),
  };
}
