import type { ContactField, ContactMessage } from '@portfolio/data/contact/contactMessage';
import { contactErrors } from '../../contactErrors.ts';

const { name, phone, email, message } = contactErrors;

/** A message that keeps every rule. */
export const completeMessage: ContactMessage = {
  name: 'Asha Rao',
  phone: '+1 202 555 0123',
  email: 'asha@example.org',
  inquiryType: '',
  social: '',
  message: 'We have ten years of tide data.',
};

/** Values of a field, and what the form says about each. */
export const fieldExamples: [field: ContactField, value: string, message: string | undefined][] = [
  ['name', '', name.required],
  ['name', ' \t ', name.required],
  ['name', 'A', undefined],
  ['email', '', email.required],
  ['email', '   ', email.required],
  ['email', 'asha', email.format],
  ['email', 'asha@example', email.format],
  ['email', '@example.org', email.format],
  ['email', 'asha@.org', email.format],
  ['email', 'asha@example.', email.format],
  ['email', 'asha@@example.org', email.format],
  ['email', 'asha@example.org@', email.format],
  ['email', 'a@b.c', undefined],
  ['email', 'asha.rao+site@mail.example.org', undefined],
  ['phone', '', phone.required],
  ['phone', '  ', phone.required],
  ['phone', '+', phone.format],
  ['phone', '202-555-0123', phone.format],
  ['phone', '++12025550123', phone.format],
  ['phone', '12345678901234567', phone.format],
  ['phone', '1234567890123456', undefined],
  ['phone', ' +1 202 555 0123 ', undefined],
  ['message', '', message.required],
  ['message', '\n \n', message.required],
  ['message', 'too short', message.minLength],
  ['message', '👋👋👋👋👋', message.minLength],
  ['message', 'long enoug', undefined],
  ['social', '', undefined],
  ['social', '@asha', undefined],
  ['inquiryType', '', undefined],
  ['inquiryType', 'Mentorship', undefined],
];
