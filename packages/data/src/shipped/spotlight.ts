import file from '../content/spotlight.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { spotlight } = file as unknown as Pick<Content, 'spotlight'>;
