import type { Phone } from './phone.ts';

/** What a snapshot of the heap says of its nodes: https://developer.chrome.com/docs/devtools/memory-problems/heap-snapshots */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: string[][] } };
  /** For each node, as many numbers as there are fields. */
  nodes: number[];
}

/**
 * What a page's objects take, in bytes. Not with them: code, of which the engine compiles more and more as
 * it runs, and what the browser notes for its own tools, which it counts among native objects.
 */
export async function measureObjects({ cdp }: Phone) {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, bytes] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[kind]?.[nodes[node + kind] ?? -1];
    if (type !== 'code' && type !== 'native') sum += nodes[node + bytes] ?? 0;
  }
  return sum;
}
