import {
  contactFields,
  filledIn,
  type StoredContactMessage,
} from '@portfolio/data/contact/contactMessage';
import { safeLine } from '@portfolio/data/values/safeText';
import { count } from '../count.ts';
import type { MessageList } from './messages.ts';
import { labelledRows } from './terminalText.ts';

/** How to print the messages. */
export interface FormatOptions {
  /** The terminal's width in cells. */
  columns: number;
  /** Where the messages come from, as the owner knows it. */
  label: string;
  /** The sender's address, if only that sender's messages are listed. */
  from?: string | undefined;
}

const widest = 80;
const labelWidth = 9;
/** Leaves room for a character of two cells next to a label. */
const narrowest = labelWidth + 2;

function formatMessage(row: StoredContactMessage, width: number): string {
  const date = new Date(row.created_at);
  const time = date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return [
    `── ${time} ${'─'.repeat(Math.max(2, width - 24))}`.slice(0, width),
    ...filledIn(row).flatMap(([field, text]) =>
      labelledRows(contactFields[field].label.padEnd(labelWidth), text, width),
    ),
  ].join('\n');
}

function formatCount(shown: number, total: number): string {
  const all = count(total, 'message');
  return shown < total ? `The newest ${shown} of ${all}` : all;
}

/** The messages as the owner reads them in a terminal. */
export function formatMessages(
  { messages, total }: MessageList,
  { columns, label, from }: FormatOptions,
): string {
  if (total === 0 && from !== undefined) return `No messages from ${safeLine(from)} (${label}).`;
  if (total === 0) {
    return `No messages yet (${label}). Messages from the contact form show here.`;
  }
  const width = Math.max(narrowest, Math.min(widest, columns));
  return [
    ...messages.map((row) => formatMessage(row, width)),
    `${formatCount(messages.length, total)}, newest first (${label})`,
  ].join('\n\n');
}
