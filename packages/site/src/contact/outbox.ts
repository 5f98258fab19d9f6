import type { ContactMessage } from '@portfolio/data/contactMessage';
import { contactForm } from '@portfolio/words';
import { forgetDraft } from './draft';
import { SendError, sendMessage } from './sendMessage';

/** The states of the form (spec section 4). */
export type FormStatus = 'editing' | 'submitting' | 'success' | 'error';

/** Where a message is. */
export interface Sending {
  readonly status: FormStatus;
  /** The message that is on its way, has arrived or has failed. */
  readonly message?: ContactMessage;
  /** An explanation of the failure. */
  readonly explanation?: string | undefined;
}

/** The facts about the form that sending depends on. */
export interface Circumstances {
  /** The earliest time at which a message may leave, on the clock of `performance.now()`. */
  earliestAt: number;
  /** Whether something has filled in the field that people don't see. */
  isTrapFilled: boolean;
}

const nothing: Sending = { status: 'editing' };

const until = (time: number) => {
  const waitMs = time - performance.now();
  // No timer where there is nothing to wait for: time may stand still in it.
  return waitMs > 0 ? new Promise((resolve) => setTimeout(resolve, waitMs)) : undefined;
};

/**
 * Sends messages and knows how they end. It lives outside React for two reasons. A form that is submitted twice
 * before the page is rendered again must find out that it is being sent. And a message goes out even if the visitor
 * changes the page in the meantime.
 *
 * It's a success only if `deliver` says so.
 * @param deliver stores a message, or rejects
 */
export function createOutbox(deliver: (message: ContactMessage) => Promise<void>) {
  let sending = nothing;
  let isWarned = false;
  const listeners = new Set<() => void>();

  const show = (next: Sending) => {
    sending = next;
    for (const listener of listeners) listener();
  };

  const attempt = async (message: ContactMessage, { earliestAt, isTrapFilled }: Circumstances) => {
    if (isTrapFilled && !isWarned) {
      isWarned = true;
      throw new SendError(
        'The field that people don’t see was filled in.',
        contactForm.reasons.trap,
      );
    }
    await until(earliestAt);
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

    /** Forgets how the last message ended, unless one is on its way. */
    reset() {
      if (sending.status !== 'submitting' && sending !== nothing) show(nothing);
    },

    /** Sends a message, unless one is on its way. How it ended is logged and shown, never thrown. */
    async send(message: ContactMessage, circumstances: Circumstances) {
      if (sending.status === 'submitting') return;
      show({ status: 'submitting', message });
      try {
        await attempt(message, circumstances);
        show({ status: 'success', message });
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

/** The outbox of this document. */
export const outbox = createOutbox(async (message) => {
  await sendMessage(message);
  forgetDraft(message);
});
