import { importTool } from '../../harness/fetchTool.ts';

const load = (file: string) => importTool('lighthouse', `lighthouse/core/${file}.js`);

const { Audit } = await load('index');
const { ProcessedTrace } = await load('computed/processed-trace');
const { ProcessedNavigation } = await load('computed/processed-navigation');
const { TraceProcessor } = await load('lib/tracehouse/trace-processor');

/** Tasks up to this long don't block (web.dev/articles/tbt). */
const SHORT_MS = 50;

/**
 * Total Blocking Time as it was observed, from the first paint to the end of the trace. Lighthouse's own, where
 * throttling is applied, ends at Time to Interactive and for that waits for five quiet seconds, twice.
 */
export class BlockingTime extends Audit {
  static get meta() {
    const title = 'Blocking time until the end of the trace';
    return { id: 'blocking-time', title, description: title, requiredArtifacts: ['Trace'] };
  }

  static async audit({ Trace }: { Trace: unknown }, context: unknown) {
    const trace = await ProcessedTrace.request(Trace, context);
    const { timings } = await ProcessedNavigation.request(Trace, context);
    const tasks: { start: number; end: number }[] =
      TraceProcessor.getMainThreadTopLevelEvents(trace);
    const numericValue = tasks
      .map(({ start, end }) => end - Math.max(start, timings.firstContentfulPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - SHORT_MS), 0);
    return { score: 1, numericValue };
  }
}
