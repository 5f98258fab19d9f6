import type { Words } from '../Words.ts';

export const motion: Words['motion'] = { play: 'ऐनिमेशन चलाएँ', pause: 'ऐनिमेशन रोकें' };
