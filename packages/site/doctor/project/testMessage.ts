import { type ContactMessageRow, toContactRow } from '@portfolio/data/contactMessage';

/** The one message that the doctor sends. It keeps every rule of the form. */
export const testMessage: ContactMessageRow = toContactRow({
  name: 'Portfolio doctor',
  phone: '+1 202 555 0100',
  email: 'doctor@example.com',
  inquiryType: '',
  social: '',
  message: 'Test message by npm run doctor: the contact form works.',
});
