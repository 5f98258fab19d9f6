import { classifyAddress } from '@portfolio/data/schema/address';
import { isFarAhead } from '@portfolio/data/values/dates';
import { isObject } from '@portfolio/data/values/isObject';
import { withNewlines } from '@portfolio/data/values/safeText';
import { showValue } from '@portfolio/data/values/showValue';
import { valuesIn } from '@portfolio/data/values/valuesAt';
import type { Language } from '@portfolio/words';
import type { Note } from '../content/notes.ts';
import { plainParagraphs, withoutMarkup } from './plainParagraphs.ts';
import { parseResumeDates, type ResumeDates } from './resumeDates.ts';

type Fields = Record<string, unknown>;

/** Dates before this year count as errors. */
const FIRST_YEAR = '1900';

const DATE_RULE = 'a date is written like 2014, 2014-06, 2014-06-29 or Jun 2014';

/** The shared state of all readers of one résumé. */
export interface Reading {
  /** Notes for the owner. */
  notes: Note[];
  /** The language for texts that the reader adds. */
  language: Language;
}

/** Names for the kinds of addresses that aren't on the web. */
const addressWords = {
  mail: 'an e-mail address',
  phone: 'a number',
  data: 'a file in a text',
  file: 'the name of a file',
  none: 'a text',
};

/** The values that count as missing. Real files contain all three. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Makes a text the only field of an object. */
const objectOf = (value: unknown, only: string | undefined) =>
  only !== undefined && typeof value === 'string' && !isEmpty(value) ? { [only]: value } : value;

/**
 * Reads an object of a résumé. It removes the fields that it has read, so that the rest can be reported. A value
 * that can't be read is left out, with a note.
 */
export class ResumeReader {
  readonly #fields: Fields;
  readonly #path: string;
  readonly #reading: Reading;

  /** @param fields changed: the reader removes each field that it reads */
  constructor(fields: Fields, path: string, reading: Reading) {
    this.#fields = fields;
    this.#path = path;
    this.#reading = reading;
  }

  /** The language for texts that the résumé doesn't have. */
  get language() {
    return this.#reading.language;
  }

  /** The place of a field, such as `work[0].name`, or of the object. */
  #pathOf(name: string) {
    return [this.#path, name].filter(Boolean).join('.');
  }

  /** Adds a note for the owner about a field, or about the whole object. */
  note(name: string, message: string) {
    this.#reading.notes.push({ path: this.#pathOf(name), message });
  }

  /** Adds a note that a field's value is left out. */
  leaveOut(name: string, value: unknown, why: string) {
    this.note(name, `${showValue(value)} is left out: ${why}`);
  }

  /** Leaves the whole object out, and adds a note with the reason. */
  skip(message: string) {
    for (const name of Object.keys(this.#fields)) this.take(name);
    this.note('', message);
  }

  /** A field's value as it is; undefined when it is empty. */
  take(name: string): unknown {
    const value = this.#fields[name];
    delete this.#fields[name];
    return isEmpty(value) ? undefined : value;
  }

  /** Whether a field states anything. */
  has(name: string): boolean {
    return !isEmpty(this.#fields[name]);
  }

  /** The places of values that haven't been read. */
  unread(): string[] {
    return valuesIn(this.#fields)
      .filter(({ value }) => !isEmpty(value) && typeof value !== 'object')
      .map(({ path }) => path);
  }

  #string(value: unknown, name: string, types = ['string']): string | undefined {
    if (isEmpty(value)) return undefined;
    if (types.includes(typeof value)) return String(value).trim();
    this.leaveOut(name, value, 'it must be text');
    return undefined;
  }

  #paragraphs(value: unknown, name: string, types?: string[]): string[] {
    const text = this.#string(value, name, types) ?? '';
    const lines = withNewlines(text);
    const words = withoutMarkup(lines);
    if (words.replace(/\s/g, '') !== lines.replace(/\s/g, '')) {
      this.note(name, 'is now plain text, without its HTML or Markdown');
    }
    return plainParagraphs(words.replace(/[^\S\n]+/g, ' '));
  }

  /** A text's paragraphs. */
  paragraphs(name: string): string[] {
    return this.#paragraphs(this.take(name), name);
  }

  /** The value of the first of these fields that has one. */
  #first(names: readonly string[], read: (name: string) => string | undefined) {
    for (const name of names) {
      const text = read(name);
      if (text) return text;
    }
    return undefined;
  }

  /** A text on one line, from the first of these fields that states one. */
  text(...names: string[]): string | undefined {
    return this.#first(names, (name) => this.paragraphs(name).join(' '));
  }

  /** A text, or the site's placeholder if the résumé has none. */
  textOr(instead: string, ...names: [string, ...string[]]): string {
    const text = this.text(...names);
    if (!text) this.note(names[0], `is missing: the site says "${instead}"`);
    return text ?? instead;
  }

  /** A text that some people write as a number: a grade, a postal code. */
  textOrNumber(...names: string[]): string | undefined {
    return this.#first(names, (name) =>
      this.#paragraphs(this.take(name), name, ['string', 'number']).join(' '),
    );
  }

  /** A web address, with or without its scheme. An invalid address is left out. */
  url(...names: string[]): string | undefined {
    return this.#first(names, (name) => {
      const text = this.#string(this.take(name), name);
      if (text === undefined) return undefined;
      const address = classifyAddress(text);
      if ('url' in address) return address.url;
      this.leaveOut(name, text, `it is ${addressWords[address.kind]}, and no web address`);
      return undefined;
    });
  }

  /**
   * The dates in a field, in the form of the content. Undefined if there are none. Null, with a note, if they can't
   * be read or the year must be wrong.
   * @param otherwise what the site does without them
   */
  dates(name: string, otherwise = 'it is left out'): ResumeDates | null | undefined {
    const text = this.#string(this.take(name), name, ['string', 'number']);
    if (text === undefined) return undefined;
    const dates = parseResumeDates(text);
    const stated = [dates?.start, dates?.end].filter((date) => date !== undefined);
    const isPlausible = stated.every((date) => date >= FIRST_YEAR && !isFarAhead(date, Date.now()));
    if (dates && isPlausible) return dates;
    this.note(name, `${showValue(text)} can't be read, so ${otherwise}: ${DATE_RULE}`);
    return null;
  }

  /** The date in a field, in the form of the content. Undefined for a period, and for a date that can't be read. */
  date(name: string): string | undefined {
    const dates = this.dates(name);
    if (!dates?.isPeriod) return dates?.start;
    this.leaveOut(name, [dates.start, dates.end].filter(Boolean).join(' to '), DATE_RULE);
    return undefined;
  }

  #list(name: string): unknown[] {
    const value = this.#fields[name];
    if (Array.isArray(value)) return value;
    if (!isEmpty(value)) {
      this.take(name);
      this.leaveOut(name, value, 'it must be a list');
    }
    return [];
  }

  /** A list of texts, each on one line. A text with several paragraphs gives several texts. */
  texts(name: string): string[] {
    const text = this.#fields[name];
    if (typeof text === 'string' && !isEmpty(text)) {
      this.note(name, 'is one text: the site has a list, split at its lines or commas');
      this.#fields[name] = text.split(/[\n\r]/.test(text) ? /[\n\r]+/ : /[,;،，、]/u);
    }
    const values = this.#list(name);
    this.take(name);
    return values.flatMap((value, index) => this.#paragraphs(value, `${name}[${index}]`));
  }

  /**
   * A list of objects. One that says the same as an earlier one is left out.
   * @param only the field that an entry states if it is a text
   */
  items(name: string, only?: string): ResumeReader[] {
    const earlier = new Map<string, string>();
    const list = this.#list(name).map((value) => objectOf(value, only));
    this.#fields[name] = list;
    return list.flatMap((value, index) => {
      if (isEmpty(value)) return [];
      const path = `${name}[${index}]`;
      const reader = this.#objectIn(value, path);
      const text = JSON.stringify(value);
      const same = earlier.get(text);
      if (same) reader.skip(`is left out, because it is the same as ${same}`);
      else earlier.set(text, this.#pathOf(path));
      return same ? [] : [reader];
    });
  }

  #objectIn(value: unknown, name: string): ResumeReader {
    if (!isObject(value) && !isEmpty(value)) {
      this.leaveOut(name, value, 'it must be an object');
    }
    return new ResumeReader(isObject(value) ? value : {}, this.#pathOf(name), this.#reading);
  }

  /**
   * An object, which is empty where there is none.
   * @param only the field that it states if it is a text
   */
  object(name: string, only?: string): ResumeReader {
    this.#fields[name] = objectOf(this.#fields[name], only);
    return this.#objectIn(this.#fields[name], name);
  }
}
