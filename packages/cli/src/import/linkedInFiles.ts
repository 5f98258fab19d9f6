import { fluencyOf, licenceOf, schoolingOf } from './linkedInValues.ts';

/** The cells of a row that aren't empty, by field. */
export type Fields = Record<string, string>;

/** A file of LinkedIn's export that the import reads. */
export interface ExportFile {
  /** The section of a JSON Resume that its rows belong to; `emails` and `courses` aren't among them. */
  section: string;
  /** The fields of the section, by column. */
  columns: Fields;
  /** Columns that the file must have, as plain names; without them, any that is known is enough. */
  required?: readonly string[];
  /** The section's entry, where it is more than the cells. */
  entry?: (fields: Fields) => Record<string, unknown>;
}

/** Columns of several files. */
const shared = {
  Name: 'name',
  Description: 'summary',
  Url: 'url',
  'Started On': 'startDate',
  'Start Date': 'startDate',
  'Finished On': 'endDate',
  'End Date': 'endDate',
};

const volunteering: ExportFile = {
  section: 'volunteer',
  columns: { ...shared, 'Company Name': 'organization', Role: 'position' },
};

/**
 * The files that the import reads, by plain name. It opens no other file: most of them hold other people's data
 * (connections, messages, recommendations).
 */
export const exportFiles = {
  profile: {
    section: 'basics',
    required: ['firstname', 'lastname', 'headline'],
    columns: {
      'First Name': 'firstName',
      'Last Name': 'lastName',
      Headline: 'label',
      Summary: 'summary',
      'Geo Location': 'location',
      Country: 'country',
      Websites: 'websites',
      'Twitter Handles': 'handles',
    },
  },
  profilesummary: {
    section: 'basics',
    columns: { 'Profile Summary': 'summary', Summary: 'summary' },
  },
  emailaddresses: {
    section: 'emails',
    columns: { 'Email Address': 'email', Confirmed: 'confirmed', Primary: 'primary' },
  },
  positions: {
    section: 'work',
    columns: { ...shared, 'Company Name': 'name', Title: 'position', Location: 'location' },
  },
  volunteering,
  volunteeringexperiences: volunteering,
  education: {
    section: 'education',
    columns: {
      ...shared,
      'School Name': 'institution',
      'Degree Name': 'studyType',
      Notes: 'notes',
      Activities: 'activities',
    },
    entry: schoolingOf,
  },
  courses: { section: 'courses', columns: { Name: 'name', Number: 'number' } },
  certifications: {
    section: 'certificates',
    columns: { ...shared, Authority: 'issuer', 'Started On': 'date', 'License Number': 'licence' },
    entry: licenceOf,
  },
  skills: { section: 'skills', columns: { Name: 'name' } },
  languages: {
    section: 'languages',
    columns: { Name: 'language', Proficiency: 'fluency' },
    entry: fluencyOf,
  },
  projects: {
    section: 'projects',
    columns: { ...shared, Title: 'name', Description: 'description' },
  },
  publications: {
    section: 'publications',
    columns: { ...shared, 'Published On': 'releaseDate', Publisher: 'publisher' },
  },
  honors: { section: 'awards', columns: { ...shared, Title: 'title', 'Issued On': 'date' } },
} satisfies Record<string, ExportFile>;

/** Columns that nobody publishes, as plain names. The import drops them, and says so. */
export const privateColumns: ReadonlySet<string> = new Set(
  'maidenname address birthdate zipcode contactinstructions instantmessengers'.split(' '),
);

/** A name without capitals, spaces and underscores, which exports of other years write differently. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}
