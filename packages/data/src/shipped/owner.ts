import file from '../content/owner.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { owner } = file as unknown as Pick<Content, 'owner'>;
