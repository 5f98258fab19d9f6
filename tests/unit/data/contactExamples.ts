import type { ContactField, ContactMessage } from '@portfolio/data/contactMessage';

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
  ['name', '', 'Name is required'],
  ['name', ' \t ', 'Name is required'],
  ['name', 'A', undefined],
  ['email', '', 'Email is required'],
  ['email', '   ', 'Email is required'],
  ['email', 'asha', 'Please enter a valid email'],
  ['email', 'asha@example', 'Please enter a valid email'],
  ['email', '@example.org', 'Please enter a valid email'],
  ['email', 'asha@.org', 'Please enter a valid email'],
  ['email', 'asha@example.', 'Please enter a valid email'],
  ['email', 'asha@@example.org', 'Please enter a valid email'],
  ['email', 'asha@example.org@', 'Please enter a valid email'],
  ['email', 'a@b.c', undefined],
  ['email', 'asha.rao+site@mail.example.org', undefined],
  ['phone', '', 'Phone number is required'],
  ['phone', '  ', 'Phone number is required'],
  ['phone', '+', 'Please enter a valid phone number'],
  ['phone', '202-555-0123', 'Please enter a valid phone number'],
  ['phone', '++12025550123', 'Please enter a valid phone number'],
  ['phone', '12345678901234567', 'Please enter a valid phone number'],
  ['phone', '1234567890123456', undefined],
  ['phone', ' +1 202 555 0123 ', undefined],
  ['message', '', 'Message is required'],
  ['message', '\n \n', 'Message is required'],
  ['message', 'too short', 'Message must be at least 10 characters'],
  ['message', '👋👋👋👋👋', 'Message must be at least 10 characters'],
  ['message', 'long enoug', undefined],
  ['social', '', undefined],
  ['social', '@asha', undefined],
  ['inquiryType', '', undefined],
  ['inquiryType', 'Mentorship', undefined],
];
