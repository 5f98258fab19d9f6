import type { motion as English } from '../en/motion.ts';

export const motion: typeof English = { play: 'تشغيل الحركة', pause: 'إيقاف الحركة' };
