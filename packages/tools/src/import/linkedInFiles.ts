/** The cells of a row that aren't empty, by field. */
export type Fields = Record<string, string>;

/** A file of LinkedIn's export that the import reads. */
export interface ExportFile {
  /** The section of a JSON Resume for its rows. `emails` and `courses` aren't sections of the standard. */
  section: string;
  /** The fields of the section, by column. */
  columns: Fields;
  /** Columns that the file must have, as plain names; by default, any known column is enough. */
  required?: readonly string[];
  /** Makes the section's entry, if the cells alone aren't enough. */
  entry?: (fields: Fields) => Record<string, unknown>;
}

/** A row of a file of the export: its cells that aren't empty, by column. */
export interface ExportRow {
  file: ExportFile;
  cells: Fields;
}

/** The start of a bullet point that the export has joined to the line before. */
const JOINED_POINT = / {2,}(?=(?:[•◦▪●○■✓✔→»]\s*|[-*+·–—]\s+|\d{1,2}[.)]\s+)\S)/gu;

/** Puts each bullet point of a description on its own line. The export joins lines with spaces. */
export const linesOf = (text: string): string => text.replace(JOINED_POINT, '\n');

/** `NATIVE_OR_BILINGUAL` and 'Native or bilingual proficiency' as 'Native or bilingual'. */
function fluencyOf({ fluency = '', ...fields }: Fields): Fields {
  const words = fluency.replaceAll('_', ' ').replace(/ proficiency$/i, '');
  const isShouted = words === words.toUpperCase();
  return {
    ...fields,
    fluency: isShouted ? `${words.slice(0, 1)}${words.slice(1).toLowerCase()}` : words,
  };
}

/** A school's notes and activities as courses, because a JSON Resume has no field for them. */
const schoolingOf = ({ notes = '', activities = '', ...fields }: Fields) => ({
  ...fields,
  courses: [linesOf(notes), activities && `Activities: ${activities}`],
});

/** A certificate without the tracking in its link. */
const linkedOf = ({ url = '', ...fields }: Fields): Fields => ({
  ...fields,
  url: url.replace(/\?trk=[^&#]*$/, ''),
});

/** Columns that several files have. */
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
    columns: { ...shared, Authority: 'issuer', 'Started On': 'date' },
    entry: linkedOf,
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

/** Columns with private data, as plain names. The import drops them and reports it. */
export const privateColumns: ReadonlySet<string> = new Set(
  'maidenname address birthdate zipcode contactinstructions instantmessengers'.split(' '),
);

/** A name without capitals, spaces and underscores, which differ between exports of different years. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}
