import type { BenchSite, Measure, Measurement } from '../measurement.ts';
import { measureObjects } from './objects.ts';
import { addressOf, openInteractive, type Phone, settle, withPhone } from './phone.ts';

const group = 'Memory';

const CHANGES = 200;

/** Until so many, every page and each of its parts has been there more than once. */
const WARM_UP = 100;

const CAROUSEL_MINUTES = 10;

/** Of the objects, so much may be added. Nodes and listeners are counted: not a single one may be. */
const GROWTH = 1.01;

/** What the page keeps once the garbage has been collected. */
async function measureMemory(phone: Phone) {
  // Twice: what the first leaves to finalizers, the second collects.
  await phone.cdp.send('HeapProfiler.collectGarbage');
  await phone.cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await phone.cdp.send('Performance.getMetrics');
  const read = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    objects: await measureObjects(phone),
    heap: read('JSHeapUsedSize'),
    nodes: read('Nodes'),
    listeners: read('JSEventListeners'),
  };
}

type Memory = Awaited<ReturnType<typeof measureMemory>>;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** Three rows: what is there afterwards, compared with before. */
function rows(name: string, before: Memory, after: Memory): Measurement[] {
  const change = (what: 'objects' | 'heap') =>
    `${megabytes(before[what])} → ${megabytes(after[what])}`;
  const added = (what: 'nodes' | 'listeners'): Measurement => ({
    group,
    name: `${what} added by ${name}`,
    value: after[what] - before[what],
    unit: 'count',
    target: { atMost: 0 },
    note: `${before[what]} → ${after[what]}`,
  });
  return [
    {
      group,
      name: `objects after ${name}`,
      value: after.objects / before.objects,
      unit: '×',
      target: { atMost: GROWTH },
      note: `${change('objects')}; heap with compiled code ${change('heap')}`,
    },
    added('nodes'),
    added('listeners'),
  ];
}

/** Goes to the pages one after the other, by the navigation. */
async function changePages({ page }: Phone, site: BenchSite, changes: number) {
  for (let change = 1; change <= changes; change++) {
    const path = site.paths[change % site.paths.length] ?? '/';
    const { pathname } = new URL(addressOf(site, path));
    const box = await page.getByRole('navigation').locator(`a[href="${pathname}"]`).boundingBox();
    if (!box) throw new Error(`The navigation has no link to ${path}.`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForFunction(
      (expected) => location.pathname === expected && document.activeElement?.tagName === 'H1',
      pathname,
    );
  }
}

const afterPageChanges = (site: BenchSite) =>
  withPhone(
    site,
    async (phone) => {
      await phone.cdp.send('Performance.enable');
      await openInteractive(phone, addressOf(site, '/'));
      const round = site.paths.length;
      await changePages(phone, site, WARM_UP - (WARM_UP % round));
      await settle(phone);
      const before = await measureMemory(phone);
      // Ends on the page on which it began, whose nodes are compared.
      await changePages(phone, site, CHANGES - (CHANGES % round));
      await settle(phone);
      return rows(`${CHANGES} page changes`, before, await measureMemory(phone));
    },
    { slowdown: 1 },
  );

/** Lets time pass, a second at a time, so that each interval of the page ends when it should. */
async function pass({ page }: Phone, minutes: number) {
  for (let second = 0; second < minutes * 60; second++) await page.clock.fastForward(1000);
}

const afterCarousel = (site: BenchSite) =>
  withPhone(
    site,
    async (phone) => {
      await phone.cdp.send('Performance.enable');
      await phone.page.clock.install();
      await openInteractive(phone, addressOf(site, '/skills'));
      // Every skill and every quote has shown once.
      await pass(phone, 2);
      const before = await measureMemory(phone);
      await pass(phone, CAROUSEL_MINUTES);
      return rows(`${CAROUSEL_MINUTES} minutes of carousel`, before, await measureMemory(phone));
    },
    { slowdown: 1 },
  );

/** What stays behind: heap, nodes and listeners should stay as they are. */
export const memory: Measure = async (site) => [
  ...(await afterPageChanges(site)),
  ...(await afterCarousel(site)),
];
