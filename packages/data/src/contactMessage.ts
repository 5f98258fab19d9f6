import { isEmail, isPhone } from './contactRules.ts';

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

/** What the visitor has typed, field by field. */
export interface ContactMessage {
  name: string;
  phone: string;
  email: string;
  /** One of {@link inquiryTypes}, or empty. */
  inquiryType: string;
  social: string;
  message: string;
}

/** The name of a field of the form. */
export type ContactField = keyof ContactMessage;

/** Whether a value keeps a rule, and what the visitor reads when it does not. */
type Rule = readonly [isKept: (value: string) => boolean, message: string];

// Characters are code points here, as Postgres counts them.
const lengthOf = (text: string): number => [...text].length;

const isFilled = (text: string): boolean => text.trim() !== '';

const isKnownInquiry = (text: string): boolean =>
  text === '' || (inquiryTypes as readonly string[]).includes(text);

/** Postgres holds neither NUL nor half of a surrogate pair. */
const isStorable: Rule = [
  (text) => !/[\0\p{Surrogate}]/u.test(text),
  'Please remove the character that cannot be shown',
];

/** The last rules of every text: what the table has no room for. */
const fits = (label: string, length: number): readonly Rule[] => [
  [(text) => lengthOf(text) <= length, `${label} must be at most ${length} characters`],
  isStorable,
];

/**
 * The rules and words of spec section 5, each field's in the order in which they speak, and what the
 * table can hold. The table checks the same (`supabase/migrations`), so that whoever goes round the
 * form gets no further; `tests/database/rules.test.ts` holds the two together.
 */
const rules: Record<ContactField, readonly Rule[]> = {
  name: [[isFilled, 'Name is required'], ...fits('Name', 200)],
  phone: [
    [isFilled, 'Phone number is required'],
    [isPhone, 'Please enter a valid phone number'],
    ...fits('Phone number', 50),
  ],
  email: [
    [isFilled, 'Email is required'],
    [isEmail, 'Please enter a valid email'],
    ...fits('Email', 320),
  ],
  inquiryType: [[isKnownInquiry, 'Please choose one of the inquiry types']],
  social: fits('Social media', 500),
  message: [
    [isFilled, 'Message is required'],
    [
      (text) => lengthOf(text.trim()) >= MIN_MESSAGE_LENGTH,
      `Message must be at least ${MIN_MESSAGE_LENGTH} characters`,
    ],
    ...fits('Message', 10_000),
  ],
};

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
  const broken = rules[field].find(([isKept]) => !isKept(value));
  return broken?.[1];
}

/** What is wrong with each field; empty when the message may be sent. */
export function validateContactMessage(
  fields: ContactMessage,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = name as ContactField;
    const error = validateContactField(field, value);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** The row to insert. Values stand as typed; only the form's own field name and '' are mapped. */
export function toContactRow({ inquiryType, ...fields }: ContactMessage): ContactMessageRow {
  return { ...fields, inquiry_type: inquiryType === '' ? null : inquiryType };
}
