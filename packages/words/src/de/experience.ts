import type * as english from '../en/experience.ts';

export const experiencePage: typeof english.experiencePage = {
  byMonth: (heading) => `${heading} nach Monaten`,
  references: 'Referenzen',
};

export const timeline: typeof english.timeline = {
  skillsAs: (title) => `Eingesetzte Kenntnisse: ${title}`,
};

export const testimonial: typeof english.testimonial = {
  check: (name) => ['Nachlesen', `, was ${name ?? 'diese Person'} geschrieben hat,`, ' auf '],
};
