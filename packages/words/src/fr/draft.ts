import type { Words } from '../Words.ts';

export const draft: Words['draft'] = { undo: 'Annuler', clear: 'Effacer le brouillon' };
