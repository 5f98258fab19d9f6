import { isEmail, isPhone } from './contactRules.ts';

/** The types of inquiry, in the order of the form (spec section 3). */
export const inquiryTypes = [
  'Project Collaboration',
  'Resume Review',
  'Freelance Inquiry',
  'Mentorship',
  'General Question',
] as const;

/** The fewest characters that a message may have once trimmed (spec section 5). */
export const MIN_MESSAGE_LENGTH = 10;

/** Whether a value keeps a rule, and the message for a visitor if it doesn't. */
type Rule = readonly [isKept: (value: string) => boolean, message: string];

interface FieldDefinition {
  /** The column of the table `contact_messages`. */
  column: string;
  label: string;
  required: boolean;
  /** How many characters the table has room for. */
  maxLength?: number;
  /** The rules beyond that, in the order in which they are checked. */
  rules?: readonly Rule[];
}

// Characters are code points here, as Postgres counts them.
const lengthOf = (text: string): number => [...text].length;

const isFilled = (text: string): boolean => text.trim() !== '';

const isKnownInquiry = (text: string): boolean =>
  text === '' || (inquiryTypes as readonly string[]).includes(text);

/**
 * The fields of a contact message (spec sections 3 and 5), in the order of the form. The form, the
 * inbox and the mail to the owner take everything from here. The table checks the same
 * (`supabase/migrations`), so that sending past the form gains nothing;
 * `tests/database/rules.test.ts` compares the two.
 */
export const contactFields = {
  name: { column: 'name', label: 'Name', required: true, maxLength: 200 },
  phone: {
    column: 'phone',
    label: 'Phone Number',
    required: true,
    maxLength: 50,
    rules: [[isPhone, 'Please enter a valid phone number']],
  },
  email: {
    column: 'email',
    label: 'Email',
    required: true,
    maxLength: 320,
    rules: [[isEmail, 'Please enter a valid email']],
  },
  inquiryType: {
    column: 'inquiry_type',
    label: 'Inquiry Type',
    required: false,
    rules: [[isKnownInquiry, 'Please choose one of the inquiry types']],
  },
  social: { column: 'social', label: 'Social Media', required: false, maxLength: 500 },
  message: {
    column: 'message',
    label: 'Message',
    required: true,
    maxLength: 10_000,
    rules: [
      [
        (text) => lengthOf(text.trim()) >= MIN_MESSAGE_LENGTH,
        `Message must be at least ${MIN_MESSAGE_LENGTH} characters`,
      ],
    ],
  },
} as const satisfies Record<string, FieldDefinition>;

/** The name of a field of the form. */
export type ContactField = keyof typeof contactFields;

/** The fields, in the order of the form. */
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** The visitor's input, field by field. */
export type ContactMessage = Record<ContactField, string>;

/** A row of the table `contact_messages` as it is inserted. Optional columns may be null. */
export type ContactMessageRow = {
  [Field in ContactField as (typeof contactFields)[Field]['column']]: (typeof contactFields)[Field]['required'] extends true
    ? string
    : string | null;
};

/** A row of the table as the owner reads it. */
export interface StoredContactMessage extends ContactMessageRow {
  id: number;
  /** When it arrived, ISO 8601. */
  created_at: string;
}

/** Postgres holds neither NUL nor half of a surrogate pair. */
const isStorable: Rule = [
  (text) => !/[\0\p{Surrogate}]/u.test(text),
  'Please remove the character that cannot be shown',
];

/** A label within a sentence: of several words, the first is in capitals only at its start. */
const inSentence = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();

/** The error of one field, in the words that the visitor reads; undefined if there is none. */
export function validateContactField(field: ContactField, value: string): string | undefined {
  const {
    label,
    required,
    maxLength = Infinity,
    rules = [],
  }: FieldDefinition = contactFields[field];
  const name = inSentence(label);
  const allRules: readonly Rule[] = [
    [(text) => !required || isFilled(text), `${name} is required`],
    ...rules,
    [(text) => lengthOf(text) <= maxLength, `${name} must be at most ${maxLength} characters`],
    isStorable,
  ];
  return allRules.find(([isKept]) => !isKept(value))?.[1];
}

/** The error of each field; empty when the message may be sent. */
export function validateContactMessage(
  fields: ContactMessage,
): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const field of contactFieldNames) {
    const error = validateContactField(field, fields[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** The row to insert. Values stay as typed; only the form's own field name and '' are mapped. */
export function toContactRow({ inquiryType, ...fields }: ContactMessage): ContactMessageRow {
  return { ...fields, inquiry_type: inquiryType === '' ? null : inquiryType };
}

/** Label and text of each field that was filled in, in the order of the form: the message comes last. */
export const filledIn = (row: ContactMessageRow): (readonly [label: string, text: string])[] =>
  Object.values(contactFields)
    .map(({ label, column }) => [label, row[column] ?? ''] as const)
    .filter(([, text]) => isFilled(text));

/** The first word of a label, where lines are short. */
export const shortLabel = (label: string): string => label.replace(/ .*/, '');
