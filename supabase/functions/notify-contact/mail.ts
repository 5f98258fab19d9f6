import { filledIn, shortLabel } from '../../../packages/data/src/contactMessage.ts';
import { domainOf, replyAddress } from './address.ts';
import type { ClaimedMessage } from './queue.ts';
import { manyLines, oneLine, shorten } from './text.ts';

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

const subjectPartLength = 60;
const factLength = 300;
const messageLength = 20_000;

function formatTime(isoDate: string): string {
  return `${new Date(isoDate).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function formatFacts(message: ClaimedMessage): string {
  return [
    ...filledIn({ ...message, message: '' }),
    ['Received', formatTime(message.created_at)] as const,
    ['Number', String(message.id)] as const,
  ]
    .map(([label, text]) => `${shortLabel(label).padEnd(10)}${shorten(oneLine(text), factLength)}`)
    .join('\n');
}

/**
 * The mail about one message. It is the same at every attempt. The visitor's own words come last, so
 * that nothing in them can pass for a line of this mail's.
 */
export function composeMail(
  message: ClaimedMessage,
  { from, to }: { from: string; to: string },
): Mail {
  const name = shorten(oneLine(message.name), subjectPartLength) || 'somebody';
  const inquiry = shorten(oneLine(message.inquiry_type ?? ''), subjectPartLength);
  const replyTo = replyAddress(message.email);
  const hint = replyTo
    ? 'Answer this mail to answer the sender.'
    : 'Nobody can be answered at this address: answering this mail does not reach the sender.';
  // Numbers start over in a new database; times do not.
  const key = `contact-message-${message.id}-${Date.parse(message.created_at)}`;
  return {
    from,
    to,
    replyTo,
    subject: `Message from ${name}${inquiry && `: ${inquiry}`}`,
    text: `${formatFacts(message)}\n\n${hint}\n\n${'-'.repeat(40)}\n\n${shorten(manyLines(message.message), messageLength)}\n`,
    key,
    messageId: `<${key}@${domainOf(from)}>`,
  };
}
