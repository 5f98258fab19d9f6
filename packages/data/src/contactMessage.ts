import * as v from 'valibot';
import { isEmail, isPhone } from './contactRules';

/** What a message may be about, in the order the form offers it (spec section 3). */
export const inquiryTypes = [
  'Project Collaboration',
  'Resume Review',
  'Freelance Inquiry',
  'Mentorship',
  'General Question',
] as const;

/** One of {@link inquiryTypes}. */
export type InquiryType = (typeof inquiryTypes)[number];

/** The fewest characters that a message may have once trimmed (spec section 5). */
export const MIN_MESSAGE_LENGTH = 10;

const isFilled = (text: string): boolean => text.trim() !== '';

// Counted in code points, as Postgres counts: a message that passes here passes there.
const hasEnoughToSay = (text: string): boolean => [...text.trim()].length >= MIN_MESSAGE_LENGTH;

/** The contact form as typed, with the rules and words of spec section 5. */
export const contactMessageSchema = v.object({
  name: v.pipe(v.string(), v.check(isFilled, 'Name is required')),
  phone: v.pipe(
    v.string(),
    v.check(isFilled, 'Phone number is required'),
    v.check(isPhone, 'Please enter a valid phone number'),
  ),
  email: v.pipe(
    v.string(),
    v.check(isFilled, 'Email is required'),
    v.check(isEmail, 'Please enter a valid email'),
  ),
  /** One of {@link inquiryTypes}, or empty. */
  inquiryType: v.string(),
  social: v.string(),
  message: v.pipe(
    v.string(),
    v.check(isFilled, 'Message is required'),
    v.check(hasEnoughToSay, `Message must be at least ${MIN_MESSAGE_LENGTH} characters`),
  ),
});

/** What the visitor has typed, field by field. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/** The name of a field of the form. */
export type ContactField = keyof ContactMessage;

/** A row of the table `contact_messages` (spec section 3). */
export type ContactMessageRow = Omit<ContactMessage, 'inquiryType'> & {
  /** Null when none was chosen. */
  inquiry_type: string | null;
};

/**
 * What is wrong with one field, in the words that the visitor reads; undefined when nothing is.
 * The first rule that is broken speaks.
 */
export function validateContactField(field: ContactField, value: string): string | undefined {
  const { issues } = v.safeParse(contactMessageSchema.entries[field], value);
  return issues?.[0].message;
}

/** What is wrong with each field; empty when the message may be sent. */
export function validateContactMessage(
  fields: ContactMessage,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of v.safeParse(contactMessageSchema, fields).issues ?? []) {
    const field = path?.[0].key as ContactField;
    errors[field] ??= message;
  }
  return errors;
}

/** The row to insert. Values stand as typed; only the form's own field name and '' are mapped. */
export function toContactRow({ inquiryType, ...fields }: ContactMessage): ContactMessageRow {
  return { ...fields, inquiry_type: inquiryType === '' ? null : inquiryType };
}
