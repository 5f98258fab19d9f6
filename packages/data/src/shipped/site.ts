import file from '../content/site.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { site } = file as unknown as Pick<Content, 'site'>;
