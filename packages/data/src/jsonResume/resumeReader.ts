import * as v from 'valibot';
import { showValue } from '../contentProblem.ts';
import { webAddressSchema } from '../schema/fields.ts';
import type { Note } from './notes.ts';
import { plainParagraphs, withoutMarkup, withParagraphs } from './plainParagraphs.ts';
import { isOngoing, parseResumeDate } from './resumeDate.ts';

type Fields = Record<string, unknown>;

/** What reading a résumé brings to light, over all its parts. */
export interface Reading {
  /** What the owner should know. */
  notes: Note[];
  /** What keeps the résumé from being read. */
  problems: Note[];
  /** The places that have been read. */
  read: Set<string>;
  /** Whether texts stand as they are, because the site itself wrote the résumé. */
  isOwnExport: boolean;
}

/** What counts as not stated: real files hold all three. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every stated value below a place that nobody has read, by its path. */
function unreadIn(value: unknown, path: string, read: ReadonlySet<string>): string[] {
  if (isEmpty(value) || read.has(path)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unreadIn(item, `${path}[${index}]`, read));
  }
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    unreadIn(child, path === '' ? key : `${path}.${key}`, read),
  );
}

/**
 * An object of a résumé. Remembers what is read of it, so that the rest can be told, and takes note of
 * what it finds wrong instead of stopping there.
 */
export class ResumeReader {
  readonly #fields: Fields;
  readonly #path: string;
  readonly #reading: Reading;

  constructor(fields: Fields, path: string, reading: Reading) {
    this.#fields = fields;
    this.#path = path;
    this.#reading = reading;
  }

  /** Whether the site itself wrote the résumé. */
  get isOwnExport() {
    return this.#reading.isOwnExport;
  }

  /** The place of a field, such as `work[0].name`. */
  pathOf(name: string) {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  /** Tells the owner something about a field, or about the whole object. */
  note(name: string, message: string) {
    this.#reading.notes.push({ path: name === '' ? this.#path : this.pathOf(name), message });
  }

  /** Tells the owner what replaces a missing value; the site's own résumés have it elsewhere. */
  assume(name: string, message: string) {
    if (!this.isOwnExport) this.note(name, message);
  }

  /** Says why the résumé cannot be read. */
  reject(name: string, message: string) {
    this.#reading.problems.push({ path: this.pathOf(name), message });
  }

  /** Leaves the whole object out, and says why. */
  skip(message: string) {
    this.#reading.read.add(this.#path);
    this.note('', message);
  }

  /** Takes a field as read without a use for it. */
  ignore(name: string) {
    this.#reading.read.add(this.pathOf(name));
  }

  /** Everything stated that has not been read, by its path. */
  unread() {
    return unreadIn(this.#fields, this.#path, this.#reading.read);
  }

  /** A field's value, unless it is empty; taken as read. */
  #take(name: string): unknown {
    this.ignore(name);
    const value = this.#fields[name];
    return isEmpty(value) ? undefined : value;
  }

  #string(name: string, { orNumber = false } = {}): string | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return value.trim();
    if (orNumber && typeof value === 'number') return String(value);
    this.reject(name, `must be text, but is ${showValue(value)}`);
    return undefined;
  }

  #plain(text: string, path: string): string[] {
    if (this.isOwnExport) return plainParagraphs(text);
    const lines = text.replace(/\r\n?/g, '\n');
    const words = withoutMarkup(lines);
    if (words.replace(/\s/g, '') !== lines.replace(/\s/g, '')) {
      const message = 'is now plain text, without its HTML or Markdown';
      this.#reading.notes.push({ path, message });
    }
    return plainParagraphs(withParagraphs(words.replace(/[^\S\n]+/g, ' ')));
  }

  /** A text's paragraphs. */
  paragraphs(name: string): string[] {
    const text = this.#string(name);
    return text === undefined ? [] : this.#plain(text, this.pathOf(name));
  }

  /** What the first of these fields gives that gives anything. */
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

  /** A text that some write as a number: a grade, a postal code. */
  textOrNumber(...names: string[]): string | undefined {
    return this.#first(names, (name) =>
      plainParagraphs(this.#string(name, { orNumber: true }) ?? '').join(' '),
    );
  }

  /** A web address, which may lack its scheme. An invalid one is left out. */
  url(...names: string[]): string | undefined {
    return this.#first(names, (name) => {
      const text = this.#string(name);
      if (text === undefined) return undefined;
      const url = /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : text;
      if (v.is(webAddressSchema, url)) return url;
      this.note(name, `is left out, because it isn't a web address: ${showValue(text)}`);
      return undefined;
    });
  }

  /** A date as the content writes it; one that cannot be read keeps the résumé from being read. */
  date(name: string): string | undefined {
    const text = this.#string(name, { orNumber: true });
    if (text === undefined || isOngoing(text)) return undefined;
    const date = parseResumeDate(text);
    if (!date) {
      this.reject(
        name,
        `must be a date such as 2014, 2014-06 or 2014-06-29, but is ${showValue(text)}`,
      );
    }
    if (date?.isRough) this.note(name, `is ${date.date} on the site, not ${showValue(text)}`);
    return date?.date;
  }

  #list(name: string): unknown[] {
    const value = this.#fields[name];
    if (Array.isArray(value)) return value;
    this.ignore(name);
    if (!isEmpty(value)) this.reject(name, `must be a list, but is ${showValue(value)}`);
    return [];
  }

  /** A list of texts, each on one line: a text of several paragraphs is as many. */
  texts(name: string): string[] {
    return this.#list(name).flatMap((value, index) => {
      const path = `${name}[${index}]`;
      this.ignore(path);
      if (isEmpty(value)) return [];
      if (typeof value !== 'string') {
        this.reject(path, `must be text, but is ${showValue(value)}`);
        return [];
      }
      return this.#plain(value, this.pathOf(path));
    });
  }

  /** A list of objects. One that says the same as an earlier one is left out. */
  items(name: string): ResumeReader[] {
    const earlier = new Map<string, string>();
    return this.#list(name).flatMap((value, index) => {
      const path = `${name}[${index}]`;
      if (isEmpty(value)) return [];
      if (!isObject(value)) {
        this.ignore(path);
        this.reject(path, `must be an object, but is ${showValue(value)}`);
        return [];
      }
      const reader = new ResumeReader(value, this.pathOf(path), this.#reading);
      const text = JSON.stringify(value);
      const same = this.isOwnExport ? undefined : earlier.get(text);
      if (same) reader.skip(`is left out, because it is the same as ${same}`);
      else earlier.set(text, this.pathOf(path));
      return same ? [] : [reader];
    });
  }

  /** The text that is there instead of an object; undefined where there is an object or nothing. */
  textInstead(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === 'string' ? this.#string(name) : undefined;
  }

  /** An object, which is empty where there is none. */
  object(name: string): ResumeReader {
    const value = this.#fields[name];
    if (isObject(value)) return new ResumeReader(value, this.pathOf(name), this.#reading);
    this.ignore(name);
    if (!isEmpty(value)) this.reject(name, `must be an object, but is ${showValue(value)}`);
    return new ResumeReader({}, this.pathOf(name), this.#reading);
  }
}
