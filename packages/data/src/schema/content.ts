import { described, entity, optional } from '@portfolio/figures/schema/entity';
import * as v from 'valibot';
import { aboutSchema, interestSchema } from './about.ts';
import { bannerSchema, callToActionSchema } from './callToAction.ts';
import { contactMapSchema, contactSchema, supportSchema } from './contact.ts';
import {
  awardSchema,
  certificationSchema,
  continuousLearningSchema,
  degreeSchema,
  publicationSchema,
} from './education.ts';
import { experienceSchema, nextStepSchema, referenceSchema } from './experience.ts';
import * as field from './fields.ts';
import { ownerSchema } from './owner.ts';
import { genericPages, pagesSchema } from './pages.ts';
import { projectCategorySchema, projectSchema } from './project.ts';
import { siteSchema } from './site.ts';
import { languageSchema, proficiencyRangeSchema, skillCategorySchema } from './skill.ts';
import { spotlightItemSchema } from './spotlight.ts';

/** The files of the owner's content, the parts in each, and the schema of each part. */
export const contentFiles = {
  'owner.json': { owner: described(ownerSchema, 'Who you are, and how to reach you.') },
  'site.json': { site: described(siteSchema, 'The site as a whole.') },
  'pages.json': {
    pages: described(
      pagesSchema,
      'The screens, in the order of the navigation. One that you leave out is shown in plain English words once it has content.',
    ),
  },
  'about.json': {
    about: described(aboutSchema, 'The About page.'),
    interests: optional(field.list(interestSchema, 'Your interests besides work.')),
  },
  'skills.json': {
    skillCategories: field.list(skillCategorySchema, 'Your skills, by category.'),
    proficiencyRange: optional(
      described(
        proficiencyRangeSchema,
        'Bounds for your estimates, so that none is missed by a slip; from 0 to 100 unless set.',
      ),
    ),
    languages: optional(field.list(languageSchema, 'The languages that you speak or write.')),
  },
  'learningBanner.json': {
    learningBanner: optional(described(callToActionSchema, 'The banner under the skills.')),
  },
  'spotlight.json': {
    spotlight: field.list(spotlightItemSchema, 'Skills that take turns, 15 s each.'),
  },
  'projects.json': {
    projects: field.list(projectSchema, 'Your projects.'),
    projectsCallToAction: optional(described(callToActionSchema, 'The block under the projects.')),
    projectsTeaser: optional(described(callToActionSchema, 'The teaser above that block.')),
  },
  'projectCategories.json': {
    projectCategories: field.list(
      projectCategorySchema,
      'The categories of the projects, in the order of the filter.',
    ),
    defaultProjectCategory: optional(
      field.text(
        'The category shown at first. Unless set, six projects or fewer are all shown, and of more the first category.',
      ),
    ),
  },
  'experience.json': {
    experience: field.list(
      experienceSchema,
      'Positions, newest first. None may start in the future: the next one is the next step, below.',
    ),
    nextStep: optional(described(nextStepSchema, 'The card after the last position.')),
    references: optional(
      field.list(referenceSchema, 'Words of people who know your work; ask them before.'),
    ),
  },
  'education.json': {
    degrees: field.list(degreeSchema, 'Degrees, newest first.'),
    certifications: field.list(certificationSchema, 'Courses and trainings.'),
    publications: optional(field.list(publicationSchema, 'What you have published, newest first.')),
    awards: optional(field.list(awardSchema, 'Awards and scholarships, newest first.')),
    continuousLearning: optional(described(continuousLearningSchema, 'The card under them.')),
  },
  'contact.json': {
    contact: optional(described(contactSchema, 'How visitors write to you.')),
    contactMap: optional(described(contactMapSchema, 'A map of where you are.')),
    support: optional(described(supportSchema, 'The card that leads to your donation page.')),
    contactBanner: optional(described(bannerSchema, 'The banner that closes the Contact page.')),
    availability: optional(field.text('When to expect an answer, under the form or the address.')),
  },
} as const satisfies Record<string, v.ObjectEntries>;

/** The name of a file of the content. */
export type ContentFile = keyof typeof contentFiles;

/** The names of the content's files. */
export const contentFileNames = Object.keys(contentFiles) as ContentFile[];

/** Whether a file may be missing, because all its parts are optional. */
export const isOptionalFile = (file: ContentFile): boolean =>
  Object.values(contentFiles[file]).every((schema) => schema.type === 'exact_optional');

type File = (typeof contentFiles)[ContentFile];

/** The parts of all files. `keyof` of a union has only the shared keys, so each file is looked up by itself. */
type Part = { [Name in ContentFile]: keyof (typeof contentFiles)[Name] }[ContentFile];

type Entries = { [Name in Part]: Extract<File, Record<Name, v.GenericSchema>>[Name] };

/** The whole content: all files in one object. */
export const contentSchema = entity<Entries>(Object.assign({}, ...Object.values(contentFiles)));

/** See {@link contentSchema}. */
export type Content = v.InferOutput<typeof contentSchema>;

/** The content as it is in the files. Decoration may be missing. */
export type StatedContent = v.InferInput<typeof contentSchema>;

/** Adds the defaults to valid content: decoration, and pages in generic words. */
export const withDefaults = (content: StatedContent): Content =>
  v.parse(contentSchema, {
    ...content,
    pages: { ...genericPages(content, content.owner), ...content.pages },
  });

/** The names of the content's parts, in the order of the files. */
export const contentParts = Object.keys(contentSchema.entries) as (keyof Content)[];
