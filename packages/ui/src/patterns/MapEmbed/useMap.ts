import { useEffect, useEffectEvent, useState } from 'react';

/** How long to wait for the map's server, in milliseconds (spec section 9). */
export const MAP_TIMEOUT_MS = 15_000;

/** `waiting`: not requested yet. `failed`: didn't load, and isn't shown. */
export type MapState = 'waiting' | 'loading' | 'loaded' | 'failed';

/**
 * Something that is known about a requested map. `answered`: its server answered. `framed`: the frame fired its load
 * event. `late`: the time is over. `refused`: the request failed.
 */
type Fact = 'answered' | 'framed' | 'late' | 'refused';

/**
 * The state that a visitor sees. The frame's load event isn't enough: Chromium also fires it for the browser's error
 * page, and other browsers never do (docs/decisions/017-ask-for-the-map-beside-its-frame.md).
 */
function mapStateOf(facts: ReadonlySet<Fact>): Exclude<MapState, 'waiting'> {
  if (facts.has('refused')) return 'failed';
  if (facts.has('answered')) return facts.has('framed') || facts.has('late') ? 'loaded' : 'loading';
  return facts.has('late') ? 'failed' : 'loading';
}

const NOTHING: ReadonlySet<Fact> = new Set();

/**
 * Follows a map once it `isWanted`: requests the page that the frame shows, and waits for its server. A failed map is
 * retried when the browser is back online.
 *
 * @returns The map's state, the handler for the frame's load event, a function that retries, and whether it was called.
 */
export function useMap(url: string, isWanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [facts, setFacts] = useState(NOTHING);
  const state: MapState = isWanted ? mapStateOf(facts) : 'waiting';
  const learn = (fact: Fact) => setFacts((known) => new Set(known).add(fact));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new request
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    const timer = setTimeout(() => learn('late'), MAP_TIMEOUT_MS);
    fetch(url, {
      // The script can't read the answer, and doesn't need to. It only needs to know that there is one.
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: request.signal,
    }).then(
      () => learn('answered'),
      () => request.signal.aborted || learn('refused'),
    );
    return () => {
      request.abort();
      clearTimeout(timer);
      setFacts(NOTHING);
    };
  }, [url, isWanted, attempt]);

  const retry = () => setAttempt((number) => number + 1);
  const retryOnline = useEffectEvent(retry);
  const hasFailed = state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = () => retryOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [hasFailed]);

  return { state, wasRetried: attempt > 0, retry, onFrameLoad: () => isWanted && learn('framed') };
}
