import {
  type ContactField,
  type ContactMessage,
  contactFieldNames,
  contactFields,
} from '@portfolio/data/contact/contactMessage';

export const emptyMessage = Object.fromEntries(
  contactFieldNames.map((name) => [name, '']),
) as ContactMessage;

export const isField = (name: string): name is ContactField => name in contactFields;

/** Whether the visitor has typed and chosen nothing. */
export const isEmpty = (message: ContactMessage) =>
  contactFieldNames.every((name) => message[name] === '');

/** Whether two messages are equal, field by field. */
export const isSame = (one: ContactMessage, other: ContactMessage) =>
  contactFieldNames.every((name) => one[name] === other[name]);

const controlOf = (form: HTMLFormElement, name: ContactField) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** The values of the form's controls, including disabled ones. */
export const readForm = (form: HTMLFormElement) =>
  Object.fromEntries(
    contactFieldNames.map((name) => [name, controlOf(form, name).value]),
  ) as ContactMessage;

/** Writes a message into the form's controls. */
export function fillForm(form: HTMLFormElement, message: ContactMessage) {
  for (const name of contactFieldNames) {
    controlOf(form, name).value = message[name];
  }
}
