import { readdirSync, readFileSync } from 'node:fs';
import { fromResume } from '@portfolio/tools/import/fromResume';

const folder = new URL('resumes/', import.meta.url);

/** The résumés in `resumes/`, all of them fictional, by the name of their file. */
export const sampleNames = readdirSync(folder).map((file) => file.replace('.json', ''));

/** The value of a sample's file. */
export const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

/** The content that a résumé gives, as in the year 2025. */
export const contentOf = (resume: unknown) => fromResume(resume, { year: 2025, language: 'en' });
