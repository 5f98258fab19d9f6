import type { Words } from '../Words.ts';

export const experiencePage: Words['experiencePage'] = {
  byMonth: (heading) => `${heading} حسب الأشهر`,
  references: 'التوصيات',
};

export const timeline: Words['timeline'] = {
  skillsAs: (title) => `المهارات المستخدمة في العمل بصفة ${title}`,
};

export const testimonial: Words['testimonial'] = {
  check: (name) => ['التحقق', ` من كلام ${name ?? 'هذا الشخص'}`, ' على '],
};
