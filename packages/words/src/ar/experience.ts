import type * as english from '../en/experience.ts';

export const experiencePage: typeof english.experiencePage = {
  byMonth: (heading) => `${heading} حسب الأشهر`,
  references: 'التوصيات',
};

export const timeline: typeof english.timeline = {
  skillsAs: (title) => `المهارات المستخدمة في العمل بصفة ${title}`,
};

export const testimonial: typeof english.testimonial = {
  check: (name) => ['التحقق', ` من كلام ${name ?? 'هذا الشخص'}`, ' على '],
};
