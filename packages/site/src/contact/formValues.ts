import type { ContactField, ContactMessage } from '@portfolio/data/contactMessage';

export const emptyMessage: ContactMessage = {
  name: '',
  phone: '',
  email: '',
  inquiryType: '',
  social: '',
  message: '',
};

export const contactFields = Object.keys(emptyMessage) as ContactField[];

export const isField = (name: string): name is ContactField => name in emptyMessage;

/** Whether nothing has been typed or chosen. */
export const isEmpty = (message: ContactMessage) =>
  contactFields.every((name) => message[name] === '');

/** What stands in the form's controls, which are not disabled. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const message = { ...emptyMessage };
  for (const [name, value] of new FormData(form)) {
    if (isField(name) && typeof value === 'string') message[name] = value;
  }
  return message;
}

/** Puts a message into the form's controls. */
export function fillForm(form: HTMLFormElement, message: ContactMessage) {
  for (const name of contactFields) {
    (form.elements.namedItem(name) as HTMLInputElement).value = message[name];
  }
}
