import file from '../content/about.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { about } = file as unknown as Pick<Content, 'about'>;
