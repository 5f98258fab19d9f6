import type { CallToAction } from '../schema/callToAction';

export const learningBanner: CallToAction = { heading: 'Learning', text: 'How ice breaks.' };
