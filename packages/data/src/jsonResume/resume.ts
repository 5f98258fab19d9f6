/**
 * The published schema, by the address that résumés name it with. The fields below are those of its
 * version 1.0.0; every field may be left out.
 */
export const RESUME_SCHEMA_URL =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The version of {@link RESUME_SCHEMA_URL}. */
export const RESUME_SCHEMA_VERSION = 'v1.0.0';

/** An account elsewhere. */
export interface ResumeProfile {
  network: string;
  username?: string;
  url: string;
}

/** A position; `name` is the employer's. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface ResumeWork {
  name?: string;
  position?: string;
  location?: string;
  startDate: string;
  endDate?: string;
  highlights: string[];
}

/** Unpaid work. */
export interface ResumeVolunteer extends Omit<ResumeWork, 'name' | 'location'> {
  organization?: string;
}

/** A degree. */
export interface ResumeEducation {
  institution?: string;
  studyType: string;
  startDate?: string;
  endDate?: string;
}

/** A certificate. */
export interface ResumeCertificate {
  name: string;
  issuer?: string;
  date?: string;
  url?: string;
}

/** A group of skills. */
export interface ResumeSkill {
  name: string;
  keywords: string[];
}

/** A language that the owner speaks. */
export interface ResumeLanguage {
  language: string;
  fluency?: string;
}

/** A piece of work. */
export interface ResumeProject {
  name: string;
  description: string;
  keywords: string[];
  url?: string;
  /** What kind of project it is: our category. */
  type: string;
}

/** The parts of a JSON Resume that the site's content fills. */
export interface StandardResume {
  basics: {
    name: string;
    label: string;
    image?: string;
    email: string;
    phone?: string;
    url: string;
    summary?: string;
    location?: { city: string; region?: string; postalCode?: string; countryCode?: string };
    profiles: ResumeProfile[];
  };
  work: ResumeWork[];
  volunteer: ResumeVolunteer[];
  education: ResumeEducation[];
  certificates: ResumeCertificate[];
  skills: ResumeSkill[];
  languages: ResumeLanguage[];
  projects: ResumeProject[];
}
