import type * as v from 'valibot';
import { aboutSchema } from './about';
import { bannerSchema, callToActionSchema } from './callToAction';
import { contactMapSchema, contactRowSchema, supportSchema } from './contact';
import { certificationSchema, continuousLearningSchema, educationSchema } from './education';
import { experienceSchema, nextStepSchema } from './experience';
import { listOf, textSchema } from './fields';
import { ownerSchema } from './owner';
import { pagesSchema } from './page';
import { projectCategorySchema, projectSchema } from './project';
import { siteSchema } from './site';
import { skillCategorySchema } from './skill';
import { spotlightItemSchema } from './spotlight';

/** Everything the owner states: by export, the file in `src/content/` and the schema it keeps. */
export const contentParts = {
  owner: { file: 'owner.ts', schema: ownerSchema },
  site: { file: 'site.ts', schema: siteSchema },
  pages: { file: 'pages.ts', schema: pagesSchema },
  about: { file: 'about.ts', schema: aboutSchema },
  skillCategories: { file: 'skills.ts', schema: listOf(skillCategorySchema) },
  learningBanner: { file: 'learningBanner.ts', schema: callToActionSchema },
  spotlight: { file: 'spotlight.ts', schema: listOf(spotlightItemSchema) },
  projects: { file: 'projects.ts', schema: listOf(projectSchema) },
  projectsCallToAction: { file: 'projects.ts', schema: callToActionSchema },
  projectsTeaser: { file: 'projects.ts', schema: callToActionSchema },
  projectCategories: { file: 'projectCategories.ts', schema: listOf(projectCategorySchema) },
  defaultProjectCategory: { file: 'projectCategories.ts', schema: textSchema },
  experience: { file: 'experience.ts', schema: listOf(experienceSchema) },
  nextStep: { file: 'experience.ts', schema: nextStepSchema },
  education: { file: 'education.ts', schema: educationSchema },
  certifications: { file: 'education.ts', schema: listOf(certificationSchema) },
  continuousLearning: { file: 'education.ts', schema: continuousLearningSchema },
  contactRows: { file: 'contact.ts', schema: listOf(contactRowSchema) },
  contactMap: { file: 'contact.ts', schema: contactMapSchema },
  support: { file: 'contact.ts', schema: supportSchema },
  contactBanner: { file: 'contact.ts', schema: bannerSchema },
  availability: { file: 'contact.ts', schema: textSchema },
} as const satisfies Record<string, { file: string; schema: v.GenericSchema }>;

/** The name of an export that holds content. */
export type ContentPart = keyof typeof contentParts;

/** The whole content, by export. */
export type Content = {
  [Part in ContentPart]: v.InferOutput<(typeof contentParts)[Part]['schema']>;
};
