import type { draft as English } from '../en/draft.ts';

export const draft: typeof English = { undo: 'वापस लाएँ', clear: 'ड्राफ़्ट मिटाएँ' };
