import { countryCodeOf } from '@portfolio/data/countries';
import type { Fields } from './linkedInFiles.ts';

/** The start of a point whose line the export has joined to the one before. */
const JOINED_POINT = / {2,}(?=(?:[•◦▪●○■✓✔→»]\s*|[-*+·–—]\s+|\d{1,2}[.)]\s+)\S)/gu;

/** A description with its points on lines of their own. The export joins lines with spaces. */
export const linesOf = (text: string): string => text.replace(JOINED_POINT, '\n');

/** `NATIVE_OR_BILINGUAL` and 'Native or bilingual proficiency' as 'Native or bilingual'. */
export function fluencyOf({ fluency = '', ...fields }: Fields): Fields {
  const words = fluency.replaceAll('_', ' ').replace(/ proficiency$/i, '');
  const isShouted = words === words.toUpperCase();
  return {
    ...fields,
    fluency: isShouted ? `${words.slice(0, 1)}${words.slice(1).toLowerCase()}` : words,
  };
}

/** A school's notes and activities, which a JSON Resume has no field for, among its courses. */
export function schoolingOf({ notes, activities, ...fields }: Fields) {
  const score = /^grade:\s*(\S.*)$/i.exec(notes ?? '')?.[1];
  const courses = [
    ...(notes && !score ? linesOf(notes).split('\n') : []),
    ...(activities ? [`Activities: ${activities}`] : []),
  ];
  return { ...fields, ...(score && { score }), ...(courses.length > 0 && { courses }) };
}

/** A certificate without the mark of where its link was clicked. Some state its address as its number. */
export function licenceOf({ licence = '', url, ...fields }: Fields): Fields {
  const isAddress = /^https?:\/\//.test(licence);
  const address = url ?? (isAddress ? licence : '');
  return {
    ...fields,
    url: address.replace(/\?trk=[^&#]*$/, ''),
    ...(!isAddress && { 'License Number': licence }),
  };
}

/** The start of one more website: its label ends in a colon, a scheme's colon is followed by slashes. */
const NEXT_WEBSITE = /,\s*(?=\[|[^:/.,()[\]]+:(?!\/\/)|https?:\/\/)/u;

/** The websites, with the kind that the owner chose, of `LABEL:url, LABEL:url`, `[LABEL:url],[LABEL:url]` or `LABEL:(url)`. */
export const websitesIn = (text: string) =>
  text.split(NEXT_WEBSITE).flatMap((part) => {
    const { label = '', url = '' } =
      /^\[?(?:(?<label>[^:/.,()[\]]+):(?!\/\/))?\s*\(?(?<url>.*?)\)?\]?$/u.exec(part.trim())
        ?.groups ?? {};
    return url ? [{ label: label.trim().toUpperCase(), url }] : [];
  });

/** The accounts of `name` or `[name],[name]`. */
export const handlesIn = (text: string): string[] => text.match(/[\w.]+/g) ?? [];

/** A place such as 'Munich, Bavaria, Germany'. Metropolitan areas have no country in the export. */
export function locationOf(text: string, country = '') {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const hasCountry = countryCodeOf(last) !== undefined;
  const [city, ...regions] = hasCountry ? parts.slice(0, -1) : parts;
  return { city, region: regions.join(', '), country: hasCountry ? last : country };
}
