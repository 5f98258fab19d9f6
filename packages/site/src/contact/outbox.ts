import type { ContactMessage } from '@portfolio/data/contact/contactMessage';
import { contactForm } from '@portfolio/words';
import { forgetDraft } from './draft';
import { SendError, sendMessage } from './sendMessage';

/** The states of the form (spec section 4). */
export type FormStatus = 'editing' | 'submitting' | 'success' | 'error';

/** The state of sending. */
export interface Sending {
  readonly status: FormStatus;
  /** The message that is being sent, was sent or has failed. */
  readonly message?: ContactMessage;
  /** Why it failed. */
  readonly explanation?: string | undefined;
  /** When the last message was stored, in milliseconds since 1970. It outlives the outcome. */
  readonly sentAt?: number | undefined;
}

/** The facts about the form that sending depends on. */
export interface SendEnvironment {
  /** The earliest time at which a message may be sent, on the clock of `performance.now()`. */
  earliestAt: number;
  /** Whether something has filled in the field that people don't see. */
  isTrapFilled: boolean;
}

const waitUntil = (time: number) => {
  const waitMs = time - performance.now();
  // If the time has come, no timer is started, because browsers may suspend timers.
  return waitMs > 0 ? new Promise((resolve) => setTimeout(resolve, waitMs)) : undefined;
};

/**
 * Sends messages and knows their outcome. It lives outside React for two reasons. A form that is submitted twice before
 * React renders must already find the message being sent. And a message goes out even if the visitor leaves the page in
 * the meantime.
 *
 * Only `deliver` decides whether it is a success.
 * @param deliver stores a message, or rejects
 */
export function createOutbox(deliver: (message: ContactMessage) => Promise<void>) {
  let sending: Sending = { status: 'editing' };
  let isWarned = false;
  const listeners = new Set<() => void>();

  const show = (next: Sending) => {
    sending = { sentAt: sending.sentAt, ...next };
    for (const listener of listeners) listener();
  };

  const attempt = async (
    message: ContactMessage,
    { earliestAt, isTrapFilled }: SendEnvironment,
  ) => {
    if (isTrapFilled && !isWarned) {
      isWarned = true;
      throw new SendError(
        'The field that people don’t see was filled in.',
        contactForm.reasons.trap,
      );
    }
    await waitUntil(earliestAt);
    await deliver(message);
    isWarned = false;
  };

  return {
    /** Calls back whenever {@link Sending} changes, until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    getSending: () => sending,

    /** Forgets the outcome of the last message, unless one is being sent. */
    reset() {
      const { status } = sending;
      if (status !== 'submitting' && status !== 'editing') show({ status: 'editing' });
    },

    /** Sends a message, unless one is already being sent. The outcome is logged and shown, never thrown. */
    async send(message: ContactMessage, environment: SendEnvironment) {
      if (sending.status === 'submitting') return;
      show({ status: 'submitting', message });
      try {
        await attempt(message, environment);
        show({ status: 'success', message, sentAt: Date.now() });
      } catch (error) {
        console.error('The message could not be sent.', error);
        show({
          status: 'error',
          message,
          explanation: error instanceof SendError ? error.explanation : undefined,
        });
      }
    },
  };
}

export const outbox = createOutbox(async (message) => {
  await sendMessage(message);
  forgetDraft(message);
});
