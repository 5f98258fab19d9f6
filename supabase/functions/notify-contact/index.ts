import { createHandler } from './handler.ts';

/** What this file needs of the runtime, for `tsc`, which knows nothing of Deno. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** Hosted Edge Functions have it: work in its care goes on after the caller has hung up. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

const handle = createHandler((name) => Deno.env.get(name));

Deno.serve((request) => {
  const work = handle(request);
  // A webhook waits for ten seconds at most, a slow mail server takes longer.
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
  return work;
});
