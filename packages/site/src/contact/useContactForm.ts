import {
  type ContactField,
  type ContactMessage,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contactMessage';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long the message of success stays, in milliseconds (spec section 4). */
export const successShownMs = 5000;

export type FormStatus = 'editing' | 'submitting' | 'success' | 'error';

type Errors = Partial<Record<ContactField, string>>;

const emptyMessage: ContactMessage = {
  name: '',
  phone: '',
  email: '',
  inquiryType: '',
  social: '',
  message: '',
};

const isField = (name: string): name is ContactField => name in emptyMessage;

const readForm = (form: HTMLFormElement): ContactMessage => {
  const message = { ...emptyMessage };
  for (const [name, value] of new FormData(form)) {
    if (isField(name) && typeof value === 'string') message[name] = value;
  }
  return message;
};

/**
 * State of the contact form (spec sections 4 and 5). The controls keep their own values, so what
 * was typed before hydration stands; this holds what is known of the values.
 */
export function useContactForm(
  formRef: RefObject<HTMLFormElement | null>,
  send: (message: ContactMessage) => Promise<void>,
) {
  const [message, setMessage] = useState(emptyMessage);
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState<FormStatus>('editing');
  const focusedRef = useRef<Element | null>(null);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // What was typed before hydration, or brought back by the browser.
    setMessage(readForm(form));
    // A submit from before hydration was held back by the document's start script.
    if (form.dataset.submitRequested !== undefined) {
      delete form.dataset.submitRequested;
      form.requestSubmit();
    }
  }, [formRef]);

  useEffect(() => {
    // Controls that are disabled while sending lose the focus; a keyboard user gets it back.
    if (status === 'submitting') return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      (focusedRef.current as HTMLElement | null)?.focus({ preventScroll: true });
    }
    focusedRef.current = null;
  }, [status]);

  const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (!isField(name)) return;
    setMessage((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: validateContactField(name, value) }));
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'submitting') return;
    const form = event.currentTarget;
    const typed = readForm(form);
    const found = validateContactMessage(typed);
    flushSync(() => {
      setMessage(typed);
      setErrors(found);
      setStatus('editing');
    });
    if (Object.keys(found).length > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    focusedRef.current = document.activeElement;
    setStatus('submitting');
    try {
      await send(typed);
      form.reset();
      setMessage(emptyMessage);
      setErrors({});
      setStatus('success');
    } catch (error) {
      console.error('The message could not be sent.', error);
      setStatus('error');
    }
  };

  /** Name and state of one field, for its component. */
  const fieldProps = (name: ContactField) => ({
    name,
    error: errors[name],
    valid: message[name] !== '' && validateContactField(name, message[name]) === undefined,
  });

  const hideSuccess = () => setStatus('editing');

  return { status, fieldProps, handleChange, handleSubmit, hideSuccess };
}
