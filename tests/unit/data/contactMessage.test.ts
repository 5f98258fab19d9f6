import {
  type ContactField,
  type ContactMessage,
  inquiryTypes,
  toContactRow,
  validateContactField,
  validateContactMessage,
} from '@portfolio/data/contact/contactMessage';
import { errorText } from '@portfolio/site/contact/errorText';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactErrors } from '../../contactErrors.ts';
import { completeMessage, fieldExamples } from './contactExamples.ts';

/** What the form says about a value in English. */
const errorOf = (field: ContactField, value: string) =>
  errorText(field, validateContactField(field, value));

/** What the form says about each field of a message. */
const errorsOf = (message: ContactMessage) =>
  Object.fromEntries(
    Object.entries(validateContactMessage(message)).map(([field, fault]) => [
      field,
      errorText(field as ContactField, fault),
    ]),
  );

describe('A visitor who types', () => {
  test.each(fieldExamples)('%s %j reads %j', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
    const expected = message === undefined ? {} : { [field]: message };
    expect(errorsOf({ ...completeMessage, [field]: value })).toEqual(expected);
  });

  test('nothing at all reads that at each required field, and at no other', () => {
    const empty = { name: '', phone: '', email: '', inquiryType: '', social: '', message: '' };
    expect(errorsOf(empty)).toEqual({
      name: contactErrors.name.required,
      phone: contactErrors.phone.required,
      email: contactErrors.email.required,
      message: contactErrors.message.required,
    });
  });
});

test.each([
  ['name', 'n'.repeat(201), 'Name must be at most 200 characters'],
  ['phone', `5${' '.repeat(50)}`, 'Phone number must be at most 50 characters'],
  ['email', `${'a'.repeat(317)}@b.c`, 'Email must be at most 320 characters'],
  ['social', 's'.repeat(501), 'Social media must be at most 500 characters'],
  ['message', 'm'.repeat(10_001), 'Message must be at most 10000 characters'],
  ['inquiryType', 'Something else', 'Please choose one of the inquiry types'],
  ['name', 'a\0b', 'Please remove the character that cannot be shown'],
] as const)(
  'a visitor whose text in the field %s cannot be stored reads why',
  (field, value, message) => {
    expect(errorOf(field, value)).toBe(message);
  },
);

describe('Whatever a visitor types', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
  const anyMessage: fc.Arbitrary<ContactMessage> = fc.record({
    name: anyText,
    phone: fc.oneof(anyText, fc.stringMatching(/^\+?[ \d]{0,20}$/)),
    email: fc.oneof(anyText, fc.emailAddress()),
    inquiryType: fc.constantFrom('', ...inquiryTypes),
    social: anyText,
    message: anyText,
  });

  test('a field has the same error alone as in the whole form', () => {
    fc.assert(
      fc.property(anyMessage, (fields) => {
        const errors = validateContactMessage(fields);
        for (const [field, value] of Object.entries(fields)) {
          const name = field as ContactField;
          expect(validateContactField(name, value)).toEqual(errors[name]);
        }
      }),
    );
  });

  test('an ordinary e-mail address is accepted', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(validateContactField('email', email)).toBeUndefined();
      }),
    );
  });

  test('an e-mail address with white space anywhere is refused', () => {
    fc.assert(
      fc.property(
        fc.emailAddress(),
        fc.constantFrom(' ', '\t', '\n', '\u00a0'),
        fc.nat(),
        (email, space, position) => {
          const at = position % (email.length + 1);
          const spaced = email.slice(0, at) + space + email.slice(at);
          expect(errorOf('email', spaced)).toBe(contactErrors.email.format);
        },
      ),
    );
  });

  test('spaces in a phone number make no difference', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{1,18}$/), fc.nat(), (phone, position) => {
        const at = position % (phone.length + 1);
        const spaced = `${phone.slice(0, at)} ${phone.slice(at)}`;
        expect(errorOf('phone', spaced)).toBe(errorOf('phone', phone));
      }),
    );
  });

  test('a phone number has 1 to 16 digits and does not start with 0', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '+'), fc.stringMatching(/^\d{1,20}$/), (plus, digits) => {
        const accepted = digits.length <= 16 && !digits.startsWith('0');
        expect(validateContactField('phone', plus + digits) === undefined).toBe(accepted);
      }),
    );
  });

  test('white space around a message does not count towards its length', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{1,9}$/),
        fc.stringMatching(/^\s{0,30}$/),
        (text, space) => {
          expect(errorOf('message', space + text + space)).toBe(contactErrors.message.minLength);
        },
      ),
    );
  });

  test('the row holds it as typed', () => {
    fc.assert(
      fc.property(anyMessage, (fields) => {
        const { inquiryType, ...typed } = fields;
        expect(toContactRow(fields)).toEqual({ ...typed, inquiry_type: inquiryType || null });
      }),
    );
  });
});
