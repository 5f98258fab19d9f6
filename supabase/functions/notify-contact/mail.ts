import { contactFields, filledIn } from '../../../packages/data/src/contact/contactMessage.ts';
import { safeLine, safeLines } from '../../../packages/data/src/values/safeText.ts';
import { domainOf, isPlainAddress } from './address.ts';
import type { ClaimedMessage } from './queue.ts';

/** One mail to the owner, ready to be sent. */
export interface Mail {
  from: string;
  to: string;
  /** The visitor's address, when it is one that can be answered. */
  replyTo: string | undefined;
  subject: string;
  text: string;
  /** The same for every attempt at this message, so that a mail server can recognise a repeat. */
  key: string;
  /** The key as a `Message-ID`. */
  messageId: string;
}

/**
 * Passes a mail to the service that delivers it.
 * @throws NotifyProblem when the mail was not taken
 */
export type MailTransport = (mail: Mail) => Promise<void>;

const subjectPartLength = 60;
const factLength = 300;
const messageLength = 20_000;

/** At most `length` characters; an ellipsis replaces the rest. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

const oneLine = (text: string, length: number) => shorten(safeLine(text).trim(), length);

function formatTime(isoDate: string): string {
  return `${new Date(isoDate).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function formatFacts(message: ClaimedMessage): string {
  return [
    ...filledIn({ ...message, message: '' }).map(
      ([field, text]) => [contactFields[field].label, text] as const,
    ),
    ['Received', formatTime(message.created_at)] as const,
    ['Number', String(message.id)] as const,
  ]
    .map(([label, text]) => `${label.padEnd(10)}${oneLine(text, factLength)}`)
    .join('\n');
}

/**
 * The mail about one message. It is the same at every attempt. The visitor's own words come last, so
 * that nothing in them looks like a line of this mail's own.
 */
export function composeMail(
  message: ClaimedMessage,
  { from, to }: { from: string; to: string },
): Mail {
  const name = oneLine(message.name, subjectPartLength) || 'somebody';
  const inquiry = oneLine(message.inquiry_type ?? '', subjectPartLength);
  const email = message.email.trim();
  const replyTo = isPlainAddress(email) ? email : undefined;
  const hint = replyTo
    ? 'Answer this mail to answer the sender.'
    : 'This address can’t be answered: a reply to this mail does not reach the sender.';
  const text = shorten(safeLines(message.message).join('\n'), messageLength);
  // Numbers start over in a new database; times do not.
  const key = `contact-message-${message.id}-${Date.parse(message.created_at)}`;
  return {
    from,
    to,
    replyTo,
    subject: `Message from ${name}${inquiry && `: ${inquiry}`}`,
    text: `${[formatFacts(message), hint, '-'.repeat(40), text].join('\n\n')}\n`,
    key,
    messageId: `<${key}@${domainOf(from)}>`,
  };
}
