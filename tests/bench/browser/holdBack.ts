import type { Page } from 'playwright';

/** Holds back requests of these types, of this document and of the next, until they are released. */
export async function holdBack<Type extends string>(page: Page, types: readonly Type[]) {
  const gates = new Map<string, { opened: Promise<void>; open: () => void }>();
  for (const type of types) {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    gates.set(type, { opened, open });
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/*', async (route) => {
    await gates.get(route.request().resourceType())?.opened;
    await route.continue();
  });
  return {
    /** Lets those of a type through. */
    release: (type: Type) => gates.get(type)?.open(),
  };
}
