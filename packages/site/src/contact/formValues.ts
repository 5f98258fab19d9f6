import {
  type ContactField,
  type ContactMessage,
  contactFieldNames,
  contactFields,
} from '@portfolio/data/contactMessage';

export const emptyMessage = Object.fromEntries(
  contactFieldNames.map((name) => [name, '']),
) as ContactMessage;

export const isField = (name: string): name is ContactField => name in contactFields;

/** Whether nothing has been typed or chosen. */
export const isEmpty = (message: ContactMessage) =>
  contactFieldNames.every((name) => message[name] === '');

/** What is in the form's controls, which are not disabled. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const message = { ...emptyMessage };
  for (const [name, value] of new FormData(form)) {
    if (isField(name) && typeof value === 'string') message[name] = value;
  }
  return message;
}

/** Puts a message into the form's controls. */
export function fillForm(form: HTMLFormElement, message: ContactMessage) {
  for (const name of contactFieldNames) {
    (form.elements.namedItem(name) as HTMLInputElement).value = message[name];
  }
}
