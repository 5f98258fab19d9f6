import type { Words } from '../Words.ts';

export const draft: Words['draft'] = { undo: 'Deshacer', clear: 'Vaciar el formulario' };
