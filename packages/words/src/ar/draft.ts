import type { draft as English } from '../en/draft.ts';

export const draft: typeof English = { undo: 'تراجع', clear: 'مسح المسودة' };
