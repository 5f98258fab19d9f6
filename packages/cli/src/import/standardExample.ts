import { comparable } from '@portfolio/data/sameText';

/**
 * The facts of the examples that the standard is introduced with, which begin many people's files: John Doe on
 * jsonresume.org, and Richard Hendriks in the schema. Words that may be somebody's own aren't among them.
 */
const facts = `
  John Doe|Richard Hendriks|john@gmail.com|richard.hendriks@mail.com|richard.hendriks@gmail.com|9125554321
  johndoe.com|richardhendricks.com|richardhendricks.example.com|A summary of John Doe…|A summary of John Doe...
  2712 Broadway St|twitter.com/john|twitter.com/neutralthoughts|soundcloud.com/dandymusicnl|soundcloud.example.com/dandymusicnl
  Pied Piper|piedpiper.com|piedpiper.example.com|Awesome compression company|company.com|Started the company
  organization.com|institution.com|coderdojo.example.com|Awarded 'Teacher of the Month'|Awarded 'Volunteer of the Month'
  There is no spoon.|certificate.com|publication.com|Digital Compression Pioneer Award|Description…|Description...
  Video compression for 3d media|en.wikipedia.org/wiki/Silicon_Valley_(TV_series)|Erlich Bachman|Jane Doe
  Reference…|Won award at AIHacks 2016|project.com|Miss Direction|A mapping engine that misguides people|Smoogle|missdirection.example.com
`;

/** A text without the scheme of an address, and a number without signs. */
function bare(text: string): string {
  const digits = text.replace(/^tel:/i, '').replace(/[\s().-]/g, '');
  if (/^\+?\d+$/.test(digits)) return digits.replace(/^\+?1(?=\d{10}$)/, '');
  return comparable(text.trim())
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

const known = new Set(
  facts
    .trim()
    .split(/\s*[|\n]\s*/)
    .map(bare),
);

/** Whether a text is of the example that the standard of JSON Resume has, and so not the owner's. */
export const isStandardExample = (text: string): boolean => known.has(bare(text));

/** The end of a sentence about such a text. */
export const IS_EXAMPLE = 'comes from the example of the JSON Resume standard';
