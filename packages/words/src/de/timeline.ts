import type { Words } from '../Words.ts';

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `Eingesetzte Kenntnisse: ${title}`,
};
