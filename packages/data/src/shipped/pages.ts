import file from '../content/pages.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { pages } = file as unknown as Pick<Content, 'pages'>;
