import type { Words } from '../Words.ts';

export const draft: Words['draft'] = { undo: 'वापस लाएँ', clear: 'ड्राफ़्ट मिटाएँ' };
