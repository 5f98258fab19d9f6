import type { Words } from '../Words.ts';

export const draft: Words['draft'] = { undo: 'Rückgängig', clear: 'Entwurf löschen' };
