import file from '../content/learningBanner.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { learningBanner } = file as unknown as Pick<Content, 'learningBanner'>;
