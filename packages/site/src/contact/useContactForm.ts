import {
  type ContactFault,
  type ContactField,
  type ContactMessage,
  contactFieldNames,
  contactFields,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contactMessage';
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
export const successShownMs = 5000;

type Faults = Partial<Record<ContactField, ContactFault>>;

/** The text typed before hydration or restored by the browser; for empty fields, the draft. */
function restore(form: HTMLFormElement) {
  const message = readForm(form);
  const draft = readDraft();
  for (const name of contactFieldNames) message[name] ||= draft[name];
  fillForm(form, message);
  return message;
}

const hasFaults = (message: ContactMessage) =>
  Object.keys(validateContactMessage(message)).length > 0;

/** The time at which the form appeared, on the clock of `performance.now()`. */
function openedAt(restored: ContactMessage) {
  // The visitor has been here before.
  if (!isEmpty(restored)) return Number.NEGATIVE_INFINITY;
  const cameWithDocument = document.documentElement.dataset.hydrated === undefined;
  return cameWithDocument ? 0 : performance.now();
}

/**
 * State of the contact form (spec sections 4 and 5). The controls keep their own values, so text
 * typed before hydration stays; this holds the facts about the values.
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const [message, setMessage] = useState(emptyMessage);
  const [cleared, setCleared] = useState<ContactMessage>();
  const [faults, setFaults] = useState<Faults>({});
  const sending = useSyncExternalStore(outbox.subscribe, outbox.getSending, outbox.getSending);
  const { status } = sending;
  const openedAtRef = useRef(0);
  const focusedRef = useRef<HTMLElement>(null);
  /** What was wrong at the last submit. */
  const rejectedRef = useRef<Faults>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const restored = restore(form);
    openedAtRef.current = openedAt(restored);
    setMessage(restored);
    keepDraft(restored);
    // The document's start script has kept a message that was submitted before hydration. If something was
    // missing, the form says so now; a message completed since then waits for another press.
    const { submitRequested } = form.dataset;
    delete form.dataset.submitRequested;
    if (submitRequested === 'submit' || (submitRequested && hasFaults(restored))) {
      form.requestSubmit();
    }
  }, [formRef]);

  /** Takes over the form's present values. */
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
    setTyped(readForm(currentTarget));
    setFaults((current) => ({ ...current, [name]: validateContactField(name, value) }));
  };

  // Together with the outcome, so that nothing can send the same text again in between.
  const settle = useEffectEvent(() => {
    const form = formRef.current;
    const { status, message: sent } = outbox.getSending();
    if (!form || status !== 'success' || !sent) return;
    const current = readForm(form);
    if (isSame(current, sent)) empty(form);
    else setTyped(current);
  });
  useEffect(() => {
    const unsubscribe = outbox.subscribe(() => settle());
    return () => {
      unsubscribe();
      // Visitors who come back see how it ended.
      outbox.reset();
    };
  }, []);

  // Controls that are disabled while sending lose the focus; a keyboard user gets it back.
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

  // The form and the outbox are up to date; this render may not be, when a program submits twice in a task.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const before = outbox.getSending().status;
    if (before === 'submitting') return;
    const form = event.currentTarget;
    const typed = readForm(form);
    // A second press: the message has just been sent.
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
    setCleared(readForm(form));
    empty(form);
    outbox.reset();
  };

  const undoClear = () => {
    const form = formRef.current;
    if (!form || !cleared || !isEmpty(readForm(form))) return;
    fillForm(form, cleared);
    setTyped(cleared);
  };

  /** Name, label and state of one field, for its component. */
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
