import {
  type ContactFault,
  type ContactField,
  type ContactMessage,
  contactFields,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contact/contactMessage';
import { contactForm } from '@portfolio/words';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { errorText } from './errorText';
import { isEmpty, isField, isSame } from './formValues';
import type { outbox as siteOutbox } from './outbox';
import { isTrapFilled, minimumTimeMs } from './spamCheck';
import { useReturnedFocus } from './useReturnedFocus';
import { readTyped, useTypedMessage } from './useTypedMessage';

/** How long the success message stays, in milliseconds (spec section 4). */
export const successDurationMs = 5000;

type Faults = Partial<Record<ContactField, ContactFault>>;

const hasFaults = (message: ContactMessage) =>
  Object.keys(validateContactMessage(message)).length > 0;

/** The time at which the form appeared, on the clock of `performance.now()`. */
function openedAt(restored: ContactMessage) {
  // A restored text shows that the visitor was here before.
  if (!isEmpty(restored)) return Number.NEGATIVE_INFINITY;
  const cameWithDocument = document.documentElement.dataset.hydrated === undefined;
  return cameWithDocument ? 0 : performance.now();
}

/**
 * The state of the contact form (spec sections 4 and 5).
 * @param topic the beginning of a new message
 */
export function useContactForm(
  formRef: RefObject<HTMLFormElement | null>,
  topic: string,
  outbox: typeof siteOutbox,
) {
  const [faults, setFaults] = useState<Faults>({});
  const sending = useSyncExternalStore(outbox.subscribe, outbox.getSending, outbox.getSending);
  const { status } = sending;
  const rememberFocus = useReturnedFocus(status === 'submitting');
  const openedAtRef = useRef(0);
  /** The faults at the last submit. */
  const rejectedRef = useRef<Faults>(null);

  const typing = useTypedMessage(formRef, topic, (form, restored) => {
    openedAtRef.current = openedAt(restored);
    // The document's start script kept a message that was submitted before hydration. If it was incomplete, the form
    // now shows what is missing. If the visitor has completed it since, they still press the button again.
    const { submitRequested } = form.dataset;
    delete form.dataset.submitRequested;
    if (submitRequested === 'submit' || (submitRequested && hasFaults(restored))) {
      form.requestSubmit();
    }
  });
  const { message, setTyped } = typing;

  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (!isField(name)) return;
    setTyped(readTyped(currentTarget, topic));
    setFaults((current) => ({ ...current, [name]: validateContactField(name, value) }));
  };

  // Runs together with the outcome, so that nothing can send the same text again in between.
  const settle = useEffectEvent(() => {
    const form = formRef.current;
    const { status, message: sent } = outbox.getSending();
    if (!form || status !== 'success' || !sent) return;
    const current = readTyped(form, topic);
    if (!isSame(current, sent)) return setTyped(current);
    typing.empty(form);
    setFaults({});
  });
  useEffect(() => {
    const unsubscribe = outbox.subscribe(() => settle());
    return () => {
      unsubscribe();
      // Visitors who come back see the outcome once.
      outbox.reset();
    };
  }, [outbox]);

  useLayoutEffect(() => {
    if (faults !== rejectedRef.current) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults, formRef]);

  // The form and the outbox are up to date. This render isn't, if a program submits twice in one task.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const before = outbox.getSending().status;
    if (before === 'submitting') return;
    const form = event.currentTarget;
    const typed = readTyped(form, topic);
    // A second press, after the message was sent.
    if (before === 'success' && isEmpty(typed)) return;
    const found = validateContactMessage(typed);
    if (Object.keys(found).length > 0) {
      rejectedRef.current = found;
      setTyped(typed);
      setFaults(found);
      outbox.reset();
      return;
    }
    rememberFocus();
    setTyped(typed);
    setFaults({});
    outbox.send(typed, {
      earliestAt: openedAtRef.current + minimumTimeMs,
      isTrapFilled: isTrapFilled(form),
    });
  };

  const clear = () => {
    const form = formRef.current;
    if (!form || outbox.getSending().status === 'submitting') return;
    typing.clear(form);
    setFaults({});
    outbox.reset();
  };

  /** The name, label and state of one field, for its component. */
  const fieldProps = (name: ContactField) => ({
    name,
    label: contactForm.labels[name],
    required: contactFields[name].required,
    error: errorText(name, faults[name]),
    valid: message[name] !== '' && validateContactField(name, message[name]) === undefined,
  });

  return {
    message,
    status,
    explanation: sending.explanation,
    sentAt: sending.sentAt,
    draftState: typing.draftState,
    fieldProps,
    change,
    submit,
    hideSuccess: outbox.reset,
    clear,
    undoClear: typing.undoClear,
  };
}
