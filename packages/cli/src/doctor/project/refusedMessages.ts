import { type ContactMessageRow, toContactRow } from '@portfolio/data/contactMessage';
import type { Request } from './ask.ts';

const message: ContactMessageRow = toContactRow({
  name: 'Portfolio doctor',
  phone: 'no number',
  email: 'doctor@example.com',
  inquiryType: '',
  social: '',
  message: 'Test by npm run doctor: this is never stored.',
});

/**
 * What the doctor sends to see whether visitors can: a message that breaks a rule of the form, so that
 * the table refuses it as the very last thing it does. Twice, because a request takes one message, and
 * with an answer that only one row could have: where somebody has taken the rules away, nothing is
 * stored all the same.
 */
export const refusedMessages: Request = {
  method: 'POST',
  query: { columns: Object.keys(message).join(',') },
  prefer: 'return=minimal',
  accept: 'application/vnd.pgrst.object+json',
  body: [message, message],
};
