import file from '../content/spotlight.json' with { type: 'json' };
import type { Content } from '../schema/content';

export const { spotlight } = file as unknown as Pick<Content, 'spotlight'>;
