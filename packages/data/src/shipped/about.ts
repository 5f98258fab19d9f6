import file from '../content/about.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

// Checked against the schemas by the build before anything reads it, as in every file here.
export const { about } = file as unknown as Pick<Content, 'about'>;
