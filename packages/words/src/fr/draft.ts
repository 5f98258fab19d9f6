import type { draft as English } from '../en/draft.ts';

export const draft: typeof English = { undo: 'Annuler', clear: 'Effacer le brouillon' };
