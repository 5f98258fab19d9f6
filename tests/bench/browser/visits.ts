import { type BenchSite, type Measure, type Measurement, medianOf } from '../measurement.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { offlineVisit } from './offlineVisit.ts';
import { repeatVisit } from './repeatVisit.ts';

const group = 'Repeat and offline visits';

const listed = (paths: readonly string[]) => Array.from(new Set(paths)).join(' ') || 'none';

const isReady = (hasWorker: boolean) => (hasWorker ? 'by the service worker' : 'no service worker');

const withGateway = async <Result>(site: BenchSite, use: (gateway: Gateway) => Promise<Result>) => {
  const gateway = await openGateway(site);
  return use(gateway).finally(() => gateway.close());
};

/** What a second visit waits for, and what is left without a connection. */
export const visits: Measure = async (site) => {
  const again = await withGateway(site, repeatVisit);
  const alone = await withGateway(site, offlineVisit);
  const rows: Omit<Measurement, 'group'>[] = [
    {
      name: 'first paint on a repeat visit',
      value: medianOf(again.paints),
      unit: 'ms',
      note: isReady(again.hasWorker),
    },
    {
      name: 'requests of the page to the network before that paint',
      value: again.reached.length,
      unit: 'count',
      target: { atMost: 0 },
      note: `${isReady(again.hasWorker)}; ${listed(again.reached)}; of the browser itself: ${listed(again.own)}`,
    },
    {
      name: 'pages readable offline',
      value: alone.readable.length,
      unit: 'count',
      target: { atLeast: site.paths.length },
      note: isReady(alone.hasWorker),
    },
    {
      name: 'documents there offline',
      value: alone.got.length,
      unit: 'count',
      // A site without any would otherwise pass unseen.
      target: { atLeast: Math.max(1, alone.documents.length) },
      note: isReady(alone.hasWorker),
    },
  ];
  return rows.map((row) => ({ group, ...row }));
};
