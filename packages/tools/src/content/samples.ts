import { normalizeName } from '@portfolio/data/values/normalizeName';

/** The samples with which many people start their files, by their origin: names of persons, and other facts. */
const samples = {
  // John Doe on jsonresume.org, and Richard Hendriks in the schema.
  'the example of the JSON Resume standard': {
    names: 'John Doe|Jane Doe|Richard Hendriks|Erlich Bachman',
    facts: `
      john@gmail.com|richard.hendriks@mail.com|richard.hendriks@gmail.com|9125554321
      johndoe.com|richardhendricks.com|richardhendricks.example.com|A summary of John Doe…|A summary of John Doe...
      2712 Broadway St|twitter.com/john|twitter.com/neutralthoughts|soundcloud.com/dandymusicnl|soundcloud.example.com/dandymusicnl
      Pied Piper|piedpiper.com|piedpiper.example.com|Awesome compression company|company.com|Started the company
      organization.com|institution.com|coderdojo.example.com|Awarded 'Teacher of the Month'|Awarded 'Volunteer of the Month'
      There is no spoon.|certificate.com|publication.com|Digital Compression Pioneer Award|Description…|Description...
      Video compression for 3d media|en.wikipedia.org/wiki/Silicon_Valley_(TV_series)|Reference…|project.com
      Won award at AIHacks 2016|Miss Direction|A mapping engine that misguides people|A mapping engine that misguides you
      Smoogle|missdirection.example.com|Built by all women team of newbie programmers|Successfully won Techcrunch Disrupt
      Richard hails from Tulsa. He has earned degrees from the University of Oklahoma
      Pied Piper is a multi-platform technology based on a proprietary universal compression
      Build an algorithm for artist to detect if their music was violating copy right
      Optimized an algorithm that holds the current world record for Weisman Scores
      Innovative middle-out compression algorithm that changes the way we store data
      It is my pleasure to recommend Richard, his performance working as a consultant
    `,
  },
  'the sample of the theme al-folio': {
    names: 'Albert Einstein',
    facts: `
      albert@einstein.com|alshedivat.github.io/al-folio|twitter.com/AlbertEinstein|x.com/AlbertEinstein
      Institute for Advanced Study, Princeton University|Nobel Prize in Physics|Royal Swedish Academy of Sciences
      German-born theoretical physicist, widely acknowledged to be one of the greatest
    `,
  },
} as const;

/** The number of characters by which texts are the same. */
const COMPARED = 60;

/** A text without the scheme of an address, and the signs of a number; a long one is cut. */
function bare(text: string): string {
  const digits = text.replace(/^tel:/i, '').replace(/[\s().-]/g, '');
  if (/^\+?\d+$/.test(digits)) return digits.replace(/^\+?1(?=\d{10}$)/, '');
  return normalizeName(text.trim())
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '')
    .slice(0, COMPARED);
}

const byText = (part: 'names' | 'facts') =>
  new Map(
    Object.entries(samples).flatMap(([origin, sample]) =>
      sample[part]
        .trim()
        .split(/\s*[|\n]\s*/)
        .map((text): [string, string] => [bare(text), origin]),
    ),
  );

const names = byText('names');
const facts = byText('facts');

/** Where a fact is from that passes as the owner's; undefined for any other text. Owners may have one of the names. */
export const sampleOf = (fact: string): string | undefined => facts.get(bare(fact));

/** Where a fact or the name of a person is from. */
export const sampleWithName = (text: string): string | undefined =>
  sampleOf(text) ?? names.get(bare(text));
