import { type ContactMessage, contactFieldNames } from '@portfolio/data/contact/contactMessage';
import type { DraftState } from '@portfolio/ui/DraftNote';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, readDraft } from './draft';
import { emptyMessage, fillForm, isEmpty, readForm } from './formValues';

/** Reads what the visitor has typed and chosen. If there is only the topic, the message is still empty. */
export function readTyped(form: HTMLFormElement, topic: string): ContactMessage {
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

/**
 * What the visitor has typed, which is kept as a draft. The controls keep their own values, so that text typed before
 * hydration stays. This state only has facts about the values.
 * @param topic the beginning of a new message
 * @param onRestored learns what is in the form from the start
 */
export function useTypedMessage(
  formRef: RefObject<HTMLFormElement | null>,
  topic: string,
  onRestored: (form: HTMLFormElement, message: ContactMessage) => void,
) {
  const [message, setMessage] = useState(emptyMessage);
  const [cleared, setCleared] = useState<ContactMessage>();
  const tell = useEffectEvent(onRestored);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const restored = restore(form, topic);
    setMessage(restored);
    keepDraft(restored);
    tell(form, restored);
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
  };

  /** Empties the form until the visitor undoes that or types. */
  const clear = (form: HTMLFormElement) => {
    keepDraft(emptyMessage);
    setCleared(readTyped(form, topic));
    empty(form);
  };

  const undoClear = () => {
    const form = formRef.current;
    if (!form || !cleared || !isEmpty(readForm(form))) return;
    fillForm(form, cleared);
    setTyped(cleared);
  };

  const draftState: DraftState = !isEmpty(message) ? 'kept' : cleared ? 'cleared' : 'empty';
  return { message, draftState, setTyped, empty, clear, undoClear };
}
