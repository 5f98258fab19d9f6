import { whenIdle } from '@portfolio/ui/whenIdle';
import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('in a browser that reports when it is idle', () => {
  /** The callbacks that wait for the browser. */
  const waiting = new Map<number, () => void>();
  const stub = () => {
    waiting.clear();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
      waiting.set(waiting.size + 1, callback);
      return waiting.size;
    });
    vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  };

  test('a decoration starts then, and not before', () => {
    stub();
    const start = vi.fn();
    whenIdle(start);
    expect(start).not.toHaveBeenCalled();
    for (const callback of waiting.values()) callback();
    expect(start).toHaveBeenCalledOnce();
  });

  test('a decoration that is removed in the meantime never starts', () => {
    stub();
    whenIdle(vi.fn())();
    expect(waiting.size).toBe(0);
  });

  test('nothing waits for ever in a browser that never reports it', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) =>
      options?.timeout ? Number(setTimeout(callback, options.timeout)) : 0,
    );
    const start = vi.fn();
    whenIdle(start);
    vi.advanceTimersByTime(1000);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('in Safari, which does not report it', () => {
  test('a decoration starts after the present task, unless it is removed', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const [stays, goes] = [vi.fn(), vi.fn()];
    whenIdle(stays);
    whenIdle(goes)();
    expect(stays).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(stays).toHaveBeenCalledOnce();
    expect(goes).not.toHaveBeenCalled();
  });
});
