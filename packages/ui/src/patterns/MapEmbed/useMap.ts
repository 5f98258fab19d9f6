import { useEffect, useEffectEvent, useState } from 'react';

/** `waiting`: not asked for yet. `failed`: did not come, and is not shown. */
export type MapState = 'waiting' | 'loading' | 'loaded' | 'failed';

/**
 * What is known of a map that was asked for. `answered`: its server sends it. `framed`: the frame says
 * that it has loaded. `late`: the time is over. `refused`: the request for it failed.
 */
type Fact = 'answered' | 'framed' | 'late' | 'refused';

/**
 * What a visitor sees of a map, given what is known. A frame alone does not tell: Chromium's says that
 * it has loaded when it shows the browser's error page, other browsers' say nothing
 * (docs/decisions/017-ask-for-the-map-beside-its-frame.md).
 */
export function mapStateOf(facts: ReadonlySet<Fact>): Exclude<MapState, 'waiting'> {
  if (facts.has('refused')) return 'failed';
  if (facts.has('answered')) return facts.has('framed') || facts.has('late') ? 'loaded' : 'loading';
  return facts.has('late') ? 'failed' : 'loading';
}

const NOTHING: ReadonlySet<Fact> = new Set();

/**
 * Follows a map from the moment it `isWanted`: asks its server for the page that the frame shows, and
 * gives it `timeoutMs` milliseconds to answer. One that failed is tried anew when the browser is back
 * online.
 *
 * @returns Its state, what the frame calls when it has loaded, how to try again, and whether that was
 * done.
 */
export function useMap(url: string, isWanted: boolean, timeoutMs: number) {
  const [attempt, setAttempt] = useState(0);
  const [facts, setFacts] = useState(NOTHING);
  const state: MapState = isWanted ? mapStateOf(facts) : 'waiting';
  const learn = (fact: Fact) => setFacts((known) => new Set(known).add(fact));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isWanted) return;
    const request = new AbortController();
    const timer = setTimeout(() => learn('late'), timeoutMs);
    fetch(url, {
      // Nothing of the answer can be read, nor need be: that there is one is enough.
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
  }, [url, isWanted, timeoutMs, attempt]);

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
