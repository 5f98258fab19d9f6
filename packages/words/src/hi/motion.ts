import type { motion as English } from '../en/motion.ts';

export const motion: typeof English = { play: 'ऐनिमेशन चलाएँ', pause: 'ऐनिमेशन रोकें' };
