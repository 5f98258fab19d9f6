import * as v from 'valibot';
import { aboutSchema } from './about';
import { bannerSchema, callToActionSchema } from './callToAction';
import { contactMapSchema, supportSchema } from './contact';
import { certificationSchema, continuousLearningSchema, degreeSchema } from './education';
import { experienceSchema, nextStepSchema } from './experience';
import { entity, listOf, textSchema } from './fields';
import { ownerSchema } from './owner';
import { pagesSchema } from './page';
import { projectCategorySchema, projectSchema } from './project';
import { siteSchema } from './site';
import { skillCategorySchema } from './skill';
import { spotlightItemSchema } from './spotlight';

/** Everything the owner states: by file in `src/content/`, its parts and the schema of each. */
export const contentFiles = {
  'owner.json': { owner: ownerSchema },
  'site.json': { site: siteSchema },
  'pages.json': { pages: pagesSchema },
  'about.json': { about: aboutSchema },
  'skills.json': { skillCategories: listOf(skillCategorySchema) },
  'learningBanner.json': { learningBanner: v.exactOptional(callToActionSchema) },
  'spotlight.json': { spotlight: listOf(spotlightItemSchema) },
  'projects.json': {
    projects: listOf(projectSchema),
    projectsCallToAction: v.exactOptional(callToActionSchema),
    projectsTeaser: v.exactOptional(callToActionSchema),
  },
  'projectCategories.json': {
    projectCategories: listOf(projectCategorySchema),
    defaultProjectCategory: v.exactOptional(textSchema),
  },
  'experience.json': {
    experience: listOf(experienceSchema),
    nextStep: v.exactOptional(nextStepSchema),
  },
  'education.json': {
    degrees: listOf(degreeSchema),
    certifications: listOf(certificationSchema),
    continuousLearning: v.exactOptional(continuousLearningSchema),
  },
  'contact.json': {
    contactMap: v.exactOptional(contactMapSchema),
    support: v.exactOptional(supportSchema),
    contactBanner: v.exactOptional(bannerSchema),
    availability: v.exactOptional(textSchema),
  },
} as const satisfies Record<string, v.ObjectEntries>;

/** The name of a file of the content. */
export type ContentFile = keyof typeof contentFiles;

/** The names of the content's files. */
export const contentFileNames = Object.keys(contentFiles) as ContentFile[];

/** The whole content: what all files hold, in one object. */
export const contentSchema = entity({
  ...contentFiles['owner.json'],
  ...contentFiles['site.json'],
  ...contentFiles['pages.json'],
  ...contentFiles['about.json'],
  ...contentFiles['skills.json'],
  ...contentFiles['learningBanner.json'],
  ...contentFiles['spotlight.json'],
  ...contentFiles['projects.json'],
  ...contentFiles['projectCategories.json'],
  ...contentFiles['experience.json'],
  ...contentFiles['education.json'],
  ...contentFiles['contact.json'],
});

/** See {@link contentSchema}. */
export type Content = v.InferOutput<typeof contentSchema>;
