import {
  type ContactField,
  type ContactMessage,
  contactFieldNames,
  contactFields,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contactMessage';
import type { DraftState } from '@portfolio/ui/DraftNote';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forgetDraft, keepDraft, readDraft } from './draft';
import { emptyMessage, fillForm, isEmpty, isField, readForm } from './formValues';
import { SendError, sendMessage } from './sendMessage';
import { isSpam } from './spamCheck';

/** How long the success message stays, in milliseconds (spec section 4). */
export const successShownMs = 5000;

export type FormStatus = 'editing' | 'submitting' | 'success' | 'error';

type Errors = Partial<Record<ContactField, string>>;

/** What was typed before hydration, or brought back by the browser, and for the rest the draft. */
function restore(form: HTMLFormElement) {
  const message = readForm(form);
  const draft = readDraft();
  for (const name of contactFieldNames) message[name] ||= draft[name];
  fillForm(form, message);
  return message;
}

/** When the form was there to be filled in, on the clock of `performance.now()`. */
function openedAt(restored: ContactMessage) {
  // The visitor has been here before.
  if (!isEmpty(restored)) return Number.NEGATIVE_INFINITY;
  const cameWithDocument = document.documentElement.dataset.hydrated === undefined;
  return cameWithDocument ? 0 : performance.now();
}

/**
 * State of the contact form (spec sections 4 and 5). The controls keep their own values, so what
 * was typed before hydration stays; this holds what is known of the values.
 */
export function useContactForm(formRef: RefObject<HTMLFormElement | null>) {
  const [message, setMessage] = useState(emptyMessage);
  const [cleared, setCleared] = useState<ContactMessage>();
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<FormStatus>('editing');
  const [explanation, setExplanation] = useState<string>();
  const openedAtRef = useRef(0);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const restored = restore(form);
    openedAtRef.current = openedAt(restored);
    setMessage(restored);
    keepDraft(restored);
    // A submit from before hydration was held back by the document's start script.
    if (form.dataset.submitRequested !== undefined) {
      delete form.dataset.submitRequested;
      form.requestSubmit();
    }
  }, [formRef]);

  /** Takes over what is in the form now. */
  const setTyped = (typed: ContactMessage) => {
    setMessage(typed);
    setCleared(undefined);
    keepDraft(typed);
  };

  const empty = (form: HTMLFormElement) => {
    form.reset();
    setMessage(emptyMessage);
    setErrors({});
  };

  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (!isField(name)) return;
    setTyped(readForm(currentTarget));
    setErrors((current) => ({ ...current, [name]: validateContactField(name, value) }));
  };

  const deliver = async (form: HTMLFormElement, typed: ContactMessage) => {
    if (isSpam(form, performance.now() - openedAtRef.current)) return;
    await sendMessage(typed);
    forgetDraft(typed);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'submitting') return;
    const form = event.currentTarget;
    const typed = readForm(form);
    // A second press: the message has just been sent.
    if (status === 'success' && isEmpty(typed)) return;
    const found = validateContactMessage(typed);
    if (Object.keys(found).length > 0) {
      flushSync(() => {
        setTyped(typed);
        setErrors(found);
        setStatus('editing');
      });
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const focused = document.activeElement as HTMLElement | null;
    setTyped(typed);
    setErrors({});
    setStatus('submitting');
    let outcome: FormStatus = 'success';
    try {
      await deliver(form, typed);
      empty(form);
    } catch (error) {
      console.error('The message could not be sent.', error);
      setExplanation(error instanceof SendError ? error.explanation : undefined);
      outcome = 'error';
    }
    flushSync(() => setStatus(outcome));
    // Controls that are disabled while sending lose the focus; a keyboard user gets it back.
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  };

  const clear = () => {
    const form = formRef.current;
    if (!form) return;
    keepDraft(emptyMessage);
    setCleared(message);
    empty(form);
    setStatus('editing');
  };

  const undoClear = () => {
    if (!formRef.current || !cleared) return;
    fillForm(formRef.current, cleared);
    setTyped(cleared);
  };

  /** Name, label and state of one field, for its component. */
  const fieldProps = (name: ContactField) => ({
    name,
    label: contactFields[name].label,
    required: contactFields[name].required,
    error: errors[name],
    valid: message[name] !== '' && validateContactField(name, message[name]) === undefined,
  });

  const draftState: DraftState = !isEmpty(message) ? 'kept' : cleared ? 'cleared' : 'empty';

  return {
    message,
    status,
    explanation: status === 'error' ? explanation : undefined,
    draftState,
    fieldProps,
    change,
    submit,
    hideSuccess: () => setStatus('editing'),
    clear,
    undoClear,
  };
}
