import { slugify } from '@portfolio/data/slug';

/** The sample content's own names: its owner, and the places that do not exist. */
export const sampleNames = [
  'Mira Kelvekar',
  'Tamhini Institute of Technology',
  'Deccan Plateau Technological University',
  'Gradient Yard Academy',
  'Open Lattice School',
  'Harbourline Foundation',
  'Kestrelforge Analytics',
  'Lumenpath Diagnostics',
  'Quayside Retail Data',
] as const;

/** The sample's name that this text holds, also as part of an address (`mira-kelvekar`). */
export function findSampleName(text: string): string | undefined {
  const slug = slugify(text);
  return sampleNames.find((name) => slug.includes(slugify(name)));
}
