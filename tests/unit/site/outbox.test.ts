import type { ContactMessage } from '@portfolio/data/contact/contactMessage';
import { createOutbox } from '@portfolio/site/contact/outbox';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const write = (message: string): ContactMessage => ({
  name: 'Ravi Kumar',
  phone: '+44 7700 900123',
  email: 'ravi@example.org',
  inquiryType: '',
  social: '',
  message,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The next action of a person, a program or the network, and its delay in milliseconds. */
const happening = fc.record({
  afterMs: fc.integer({ min: 0, max: 3000 }),
  act: fc.oneof(
    fc.record({
      type: fc.constant('send' as const),
      times: fc.integer({ min: 1, max: 20 }),
      waitMs: fc.integer({ min: -1000, max: 2000 }),
      isTrapFilled: fc.boolean(),
    }),
    fc.record({ type: fc.constantFrom('store' as const, 'fail' as const, 'reset' as const) }),
  ),
});

test('whatever is sent, however often and quickly, each thanks is for one delivery, and none is missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
      const delivered: string[] = [];
      const thanked: string[] = [];
      let underWay = 0;
      let mostUnderWay = 0;
      let answer: ((isStored: boolean) => void) | undefined;
      const outbox = createOutbox(({ message }) => {
        underWay += 1;
        mostUnderWay = Math.max(mostUnderWay, underWay);
        return new Promise((resolve, reject) => {
          answer = (isStored) => {
            answer = undefined;
            underWay -= 1;
            if (!isStored) return reject(new Error('503'));
            delivered.push(message);
            resolve();
          };
        });
      });
      outbox.subscribe(() => {
        const { status, message } = outbox.getSending();
        if (status === 'success') thanked.push(message?.message ?? '');
      });
      for (const [index, { afterMs, act }] of happenings.entries()) {
        await vi.advanceTimersByTimeAsync(afterMs);
        if (act.type === 'send') {
          for (let time = 0; time < act.times; time += 1) {
            outbox.send(write(`Message ${index}`), {
              earliestAt: performance.now() + act.waitMs,
              isTrapFilled: act.isTrapFilled,
            });
          }
        } else if (act.type === 'reset') outbox.reset();
        else answer?.(act.type === 'store');
      }
      await vi.advanceTimersByTimeAsync(3000);
      expect(thanked).toEqual(delivered);
      expect(mostUnderWay).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('a message whose hidden field is filled in is delivered on the second press, and the next one again', async () => {
  const deliver = vi.fn(async () => {});
  const outbox = createOutbox(deliver);
  const suspect = { earliestAt: 0, isTrapFilled: true };
  for (const calls of [1, 2]) {
    await outbox.send(write('Hello'), suspect);
    expect(outbox.getSending()).toMatchObject({
      status: 'error',
      explanation: expect.stringContaining('press “Send Message” again'),
    });
    await outbox.send(write('Hello'), suspect);
    expect(outbox.getSending().status).toBe('success');
    expect(deliver).toHaveBeenCalledTimes(calls);
  }
});

test('twenty sends in one task are one', async () => {
  const deliver = vi.fn(() => new Promise<void>(() => {}));
  const outbox = createOutbox(deliver);
  const sendOften = async (isTrapFilled: boolean) => {
    for (let count = 0; count < 20; count += 1) {
      outbox.send(write('Hello'), { earliestAt: 0, isTrapFilled });
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  // The first press is explained, whatever happens at the same moment.
  await sendOften(true);
  expect(deliver).not.toHaveBeenCalled();
  expect(outbox.getSending().status).toBe('error');
  await sendOften(true);
  expect(deliver).toHaveBeenCalledOnce();
});
