import { isEmail, isPhone } from '../schema/contactRules.ts';

/** The types of inquiry, in the order of the form (spec section 3). */
export const inquiryTypes = [
  'Project Collaboration',
  'Resume Review',
  'Freelance Inquiry',
  'Mentorship',
  'General Question',
] as const;

/** The minimum number of characters in a trimmed message (spec section 5). */
export const MIN_MESSAGE_LENGTH = 10;

interface FieldDefinition {
  /** The column of the table `contact_messages`. */
  column: string;
  /** Its name in the owner's inbox and mail. One English word, because their lines are short. */
  label: string;
  required: boolean;
  /** The minimum number of characters, without white space around them. */
  minLength?: number;
  /** The maximum number of characters that the table takes. */
  maxLength?: number;
  /** Whether a text is a valid value. */
  format?: (text: string) => boolean;
}

// Characters are code points here, as Postgres counts them.
const lengthOf = (text: string): number => [...text].length;

const isFilled = (text: string): boolean => text.trim() !== '';

/** One of {@link inquiryTypes}. */
export type InquiryType = (typeof inquiryTypes)[number];

/** Whether a text is one of {@link inquiryTypes}, as it is stored. */
export const isInquiryType = (text: string): text is InquiryType =>
  (inquiryTypes as readonly string[]).includes(text);

/**
 * The fields of a contact message (spec sections 3 and 5), in the order of the form. The form, the inbox and the
 * mail to the owner take everything from here, except for the words that the visitor reads (`packages/words`). The
 * table has the same checks (`supabase/migrations`), so nobody gains anything by bypassing the form;
 * `tests/database/rules.test.ts` compares the two.
 */
export const contactFields = {
  name: { column: 'name', label: 'Name', required: true, maxLength: 200 },
  phone: { column: 'phone', label: 'Phone', required: true, maxLength: 50, format: isPhone },
  email: { column: 'email', label: 'Email', required: true, maxLength: 320, format: isEmail },
  inquiryType: {
    column: 'inquiry_type',
    label: 'Inquiry',
    required: false,
    format: (text) => text === '' || isInquiryType(text),
  },
  social: { column: 'social', label: 'Social', required: false, maxLength: 500 },
  message: {
    column: 'message',
    label: 'Message',
    required: true,
    minLength: MIN_MESSAGE_LENGTH,
    maxLength: 10_000,
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

/** The rules that a value of a field may break. */
export type ContactRule<Field extends ContactField = ContactField> = Field extends ContactField
  ?
      | Extract<keyof (typeof contactFields)[Field], 'format' | 'maxLength' | 'minLength'>
      | ((typeof contactFields)[Field]['required'] extends true ? 'required' : never)
      | 'storable'
  : never;

/** The first rule that a value breaks. */
export interface ContactFault {
  rule: ContactRule;
  /** How many characters the rule asks for or allows; 0 where it counts none. */
  limit: number;
}

/** Postgres holds neither NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** What is wrong with the value of one field; undefined if nothing is. */
export function validateContactField(field: ContactField, value: string): ContactFault | undefined {
  const {
    required,
    minLength = 0,
    maxLength = Infinity,
    format = () => true,
  }: FieldDefinition = contactFields[field];
  // In the order in which the form reports them.
  const rules: [rule: ContactRule, isKept: boolean, limit?: number][] = [
    ['required', !required || isFilled(value)],
    ['format', format(value)],
    ['minLength', lengthOf(value.trim()) >= minLength, minLength],
    ['maxLength', lengthOf(value) <= maxLength, maxLength],
    ['storable', isStorable(value)],
  ];
  const broken = rules.find(([, isKept]) => !isKept);
  if (!broken) return undefined;
  const [rule, , limit = 0] = broken;
  return { rule, limit };
}

/** What is wrong with each field; empty when the message may be sent. */
export function validateContactMessage(
  fields: ContactMessage,
): Partial<Record<ContactField, ContactFault>> {
  const faults: Partial<Record<ContactField, ContactFault>> = {};
  for (const field of contactFieldNames) {
    const fault = validateContactField(field, fields[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}

/** The row to insert. Values stay as typed; only the form's own field name and '' are mapped. */
export function toContactRow({ inquiryType, ...fields }: ContactMessage): ContactMessageRow {
  return { ...fields, inquiry_type: inquiryType === '' ? null : inquiryType };
}

/** Each field that was filled in, with its text, in the order of the form. The message comes last. */
export const filledIn = (
  row: ContactMessageRow,
): (readonly [field: ContactField, text: string])[] =>
  contactFieldNames
    .map((field) => [field, row[contactFields[field].column] ?? ''] as const)
    .filter(([, text]) => isFilled(text));
