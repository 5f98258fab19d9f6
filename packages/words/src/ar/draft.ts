import type { Words } from '../Words.ts';

export const draft: Words['draft'] = { undo: 'تراجع', clear: 'مسح المسودة' };
