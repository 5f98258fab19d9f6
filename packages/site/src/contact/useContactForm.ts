import {
  type ContactFault,
  type ContactField,
  type ContactMessage,
  contactFieldNames,
  contactFields,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contact/contactMessage';
import type { DraftState } from '@portfolio/ui/DraftNote';
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
import { keepDraft, readDraft } from './draft';
import { errorText } from './errorText';
import { emptyMessage, fillForm, isEmpty, isField, isSame, readForm } from './formValues';
import { outbox } from './outbox';
import { isTrapFilled, minimumTimeMs } from './spamCheck';

/** How long the success message stays, in milliseconds (spec section 4). */
export const successDurationMs = 5000;

type Faults = Partial<Record<ContactField, ContactFault>>;

/** Reads what the visitor has typed and chosen. If there is only the topic, the message is still empty. */
function readTyped(form: HTMLFormElement, topic: string) {
  const typed = readForm(form);
  return typed.message === topic ? { ...typed, message: '' } : typed;
}

/**
 * Returns the text that was typed before hydration or restored by the browser. If the fields are empty, the draft fills
 * them. Without a message, the form shows the topic, which is kept apart from drafts.
 */
function restore(form: HTMLFormElement, topic: string) {
  const message = readTyped(form, topic);
  const draft = readDraft();
  for (const name of contactFieldNames) message[name] ||= draft[name];
  fillForm(form, { ...message, message: message.message || topic });
  return message;
}

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
 * The state of the contact form (spec sections 4 and 5). The controls keep their own values, so that text typed before
 * hydration stays. This state only has facts about the values.
 * @param topic the beginning of a new message
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>, topic: string) {
  const [message, setMessage] = useState(emptyMessage);
  const [cleared, setCleared] = useState<ContactMessage>();
  const [faults, setFaults] = useState<Faults>({});
  const sending = useSyncExternalStore(outbox.subscribe, outbox.getSending, outbox.getSending);
  const { status } = sending;
  const openedAtRef = useRef(0);
  const focusedRef = useRef<HTMLElement>(null);
  /** The faults at the last submit. */
  const rejectedRef = useRef<Faults>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const restored = restore(form, topic);
    openedAtRef.current = openedAt(restored);
    setMessage(restored);
    keepDraft(restored);
    // The document's start script kept a message that was submitted before hydration. If it was incomplete, the form
    // now shows what is missing. If the visitor has completed it since, they still press the button again.
    const { submitRequested } = form.dataset;
    delete form.dataset.submitRequested;
    if (submitRequested === 'submit' || (submitRequested && hasFaults(restored))) {
      form.requestSubmit();
    }
    // Takes the topic away before another one comes.
    return () => fillForm(form, readTyped(form, topic));
  }, [formRef, topic]);

  /** Reacts to the form's present values. */
  const setTyped = (typed: ContactMessage) => {
    setMessage(typed);
    setCleared(undefined);
    keepDraft(typed);
  };

  const empty = (form: HTMLFormElement) => {
    form.reset();
    setMessage(emptyMessage);
    setFaults({});
  };

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
    if (isSame(current, sent)) empty(form);
    else setTyped(current);
  });
  useEffect(() => {
    const unsubscribe = outbox.subscribe(() => settle());
    return () => {
      unsubscribe();
      // Visitors who come back see the outcome once.
      outbox.reset();
    };
  }, []);

  // Controls are disabled while sending and lose the focus. Keyboard users get it back.
  useLayoutEffect(() => {
    if (status === 'submitting') return;
    if (document.activeElement === document.body)
      focusedRef.current?.focus({ preventScroll: true });
    focusedRef.current = null;
  }, [status]);

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
    focusedRef.current = document.activeElement as HTMLElement | null;
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
    keepDraft(emptyMessage);
    setCleared(readTyped(form, topic));
    empty(form);
    outbox.reset();
  };

  const undoClear = () => {
    const form = formRef.current;
    if (!form || !cleared || !isEmpty(readForm(form))) return;
    fillForm(form, cleared);
    setTyped(cleared);
  };

  /** The name, label and state of one field, for its component. */
  const fieldProps = (name: ContactField) => ({
    name,
    label: contactForm.labels[name],
    required: contactFields[name].required,
    error: errorText(name, faults[name]),
    valid: message[name] !== '' && validateContactField(name, message[name]) === undefined,
  });

  const draftState: DraftState = !isEmpty(message) ? 'kept' : cleared ? 'cleared' : 'empty';

  return {
    message,
    status,
    explanation: sending.explanation,
    draftState,
    fieldProps,
    change,
    submit,
    hideSuccess: outbox.reset,
    clear,
    undoClear,
  };
}
