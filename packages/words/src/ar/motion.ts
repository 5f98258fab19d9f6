import type { Words } from '../Words.ts';

export const motion: Words['motion'] = { play: 'تشغيل الحركة', pause: 'إيقاف الحركة' };
