import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading} nach Monaten`,
  references: 'Referenzen',
};

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `Eingesetzte Kenntnisse: ${title}`,
};

export const testimonial: Words['testimonial'] = {
  check: (name) => ['Nachlesen', `, was ${name ?? 'diese Person'} geschrieben hat,`, ' auf '],
};
