import { classifyAddress, type WebPlace } from '@portfolio/data/schema/address';
import { isFuture } from '@portfolio/data/validation/crossChecks';
import { endsBeforeStart, formatDate, formatPeriod } from '@portfolio/data/values/dates';
import { isObject } from '@portfolio/data/values/isObject';
import { placeholder } from '@portfolio/data/values/placeholders';
import { withNewlines } from '@portfolio/data/values/safeText';
import { valuesIn } from '@portfolio/data/values/valuesAt';
import type { Language } from '@portfolio/words';
import type { Note } from '../content/notes.ts';
import { plainParagraphs, withoutMarkup } from './plainParagraphs.ts';
import { isOngoing, parseResumeDate } from './resumeDate.ts';

type Fields = Record<string, unknown>;

/** The shared state of all readers of one résumé. */
export interface Reading {
  /** What the site assumes, for the owner. */
  notes: Note[];
  /** The language for texts that the reader adds. */
  language: Language;
}

/** A start and an end in the form of the content. Without an end, the period goes on. */
export interface Period {
  start: string;
  end?: string;
}

const GOES_ON = 'the site says that it goes on, until you write the end';

/** The values that count as missing. Real files contain all three. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Reads an object of a résumé. It removes the fields that it has placed. What it can't read stays, so that in the end all that
 * stays is what wasn't imported.
 */
export class ResumeReader {
  readonly #fields: Fields;
  readonly #path: string;
  readonly #reading: Reading;

  /** @param fields changed: the reader removes each field that it places */
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

  /** Takes what `read` makes of a field's value. Where that is undefined, the value stays. */
  #place<Read>(name: string, read: (value: unknown) => Read | undefined): Read | undefined {
    const value = this.#fields[name];
    const found = isEmpty(value) ? undefined : read(value);
    if (found !== undefined) delete this.#fields[name];
    return found;
  }

  /** A field's value as it is; undefined when it is empty. */
  take(name: string): unknown {
    return this.#place(name, (value) => value);
  }

  /** A text or a number, as a text, if `read` makes something of it. */
  textAs<Read>(name: string, read: (text: string) => Read | undefined): Read | undefined {
    return this.#place(name, (value) =>
      ['string', 'number'].includes(typeof value) ? read(String(value).trim()) : undefined,
    );
  }

  /** The paragraphs of a text. */
  paragraphs(name: string): string[] {
    const read = (text: string) => {
      const words = withoutMarkup(withNewlines(text)).replace(/[^\S\n]+/g, ' ');
      const found = plainParagraphs(words);
      return found.length > 0 ? found : undefined;
    };
    return this.textAs(name, read) ?? [];
  }

  /** A text on one line, from the first of these fields that states one. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const text = this.paragraphs(name).join(' ');
      if (text) return text;
    }
    return undefined;
  }

  /** A text, or the site's placeholder if the résumé has none. */
  textOr(instead: string, ...names: [string, ...string[]]): string {
    const text = this.text(...names);
    if (!text) this.note(names[0], `is missing: the site says "${instead}"`);
    return text ?? instead;
  }

  /** A web address, with or without its scheme. */
  url(...names: string[]): string | undefined {
    for (const name of names) {
      const url = this.textAs(name, (text) => {
        const address = classifyAddress(text);
        return 'url' in address ? address.url : undefined;
      });
      if (url) return url;
    }
    return undefined;
  }

  /** A web address that is more than the front page of a network, and what it leads to. */
  page(name: string): WebPlace | undefined {
    return this.textAs(name, (text) => {
      const address = classifyAddress(text);
      return 'url' in address && address.kind !== 'front' ? address : undefined;
    });
  }

  /** The date in a field, in the form of the content. */
  date(name: string): string | undefined {
    return this.textAs(name, parseResumeDate);
  }

  /** The dates of a position or a project; undefined without a start in the past. An end before it isn't placed. */
  period(): Period | undefined {
    const start = this.textAs('startDate', (text) => {
      const date = parseResumeDate(text);
      return date && !isFuture(date, Date.now()) ? date : undefined;
    });
    if (!start) return undefined;
    const end = this.textAs('endDate', (text) => {
      const date = isOngoing(text) ? '' : parseResumeDate(text);
      return date && endsBeforeStart(start, date) ? undefined : date;
    });
    if (!isEmpty(this.#fields.endDate)) {
      this.note('endDate', `isn't a date after the start: ${GOES_ON}`);
    }
    return { start, ...(end && { end }) };
  }

  /** The dates of a degree or a certificate in words: '2011–2014', '2011–Present'. Words for an end stay as they are. */
  years(endField: 'endDate' | 'date'): string {
    const start = this.date('startDate');
    const stated = this.text(endField) ?? '';
    const end = parseResumeDate(stated);
    if (start && (stated === '' || isOngoing(stated)))
      return formatPeriod(start, undefined, this.language);
    if (start && end && !endsBeforeStart(start, end))
      return formatPeriod(start, end, this.language);
    const words = [start, end].map((date) => date && formatDate(date, this.language));
    const years = [words[0], words[1] ?? stated].filter(Boolean).join('–');
    if (!years) this.note(endField, `is missing: the site says "${placeholder.date}"`);
    return years || placeholder.date;
  }

  /** A list of texts, each on one line. A text with several paragraphs gives several texts. */
  texts(name: string): string[] {
    const value = this.#fields[name];
    if (!Array.isArray(value)) return [];
    const list = new ResumeReader({ ...value }, this.#pathOf(name), this.#reading);
    const texts = value.flatMap((_, index) => list.paragraphs(String(index)));
    this.#fields[name] = value.map((_, index) => list.#fields[index]);
    return texts;
  }

  /** The objects of a list. */
  items(name: string): ResumeReader[] {
    const list = this.#fields[name];
    return (Array.isArray(list) ? list : []).flatMap((value, index) => {
      const path = this.#pathOf(`${name}[${index}]`);
      return isObject(value) ? [new ResumeReader(value, path, this.#reading)] : [];
    });
  }

  /** An object, which is empty where there is none. */
  object(name: string): ResumeReader {
    const value = this.#fields[name];
    return new ResumeReader(isObject(value) ? value : {}, this.#pathOf(name), this.#reading);
  }

  /** The texts that weren't placed, by their places. */
  rest(): Record<string, string> {
    const left = valuesIn(this.#fields).filter(
      ({ value }) => !isEmpty(value) && typeof value !== 'object',
    );
    return Object.fromEntries(left.map(({ path, value }) => [path, String(value)]));
  }
}
