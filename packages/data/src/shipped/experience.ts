import file from '../content/experience.json' with { type: 'json' };
import type { Content } from '../schema/content.ts';

export const { experience, nextStep } = file as unknown as Pick<Content, 'experience' | 'nextStep'>;
