import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { pageTable } from '@portfolio/data/schema/pages';
import { contactDetails } from '@portfolio/data/shown/contactDetails';
import {
  type PageName,
  type ShownPage,
  shownPage,
  shownPageNames,
  withGreeting,
} from '@portfolio/data/shown/pages';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { textsIn } from '@portfolio/data/values/textsIn';
import { valuesAt } from '@portfolio/data/values/valuesAt';
import {
  about,
  certifications,
  degrees,
  experience,
  owner,
  pages,
  projects,
  content as sample,
  skillCategories,
  spotlight,
} from '../../content.ts';
import { english } from '../../language';
import { stated } from './test';

/** A route, and all text that must be on its page. */
export interface Route extends ShownPage {
  description: string;
  content: string[];
}

const skills = skillCategories.flatMap((category) => category.skills);

/** What pages must contain. */
const texts: Partial<Record<PageName, string[]>> = {
  about: [
    ...about.bio,
    stated(about.mission).text,
    ...about.statistics.flatMap(({ value, label }) => [value, label]),
    ...about.coreValues.flatMap(({ title, summary, text }) => [title, summary, text]),
    stated(about.callToAction).text,
  ],
  skills: [
    ...skills.flatMap(({ name, proficiency }) => [name, `${stated(proficiency)}%`]),
    ...spotlight.flatMap(({ name, quotes }) => [name, ...quotes.map(({ text }) => text)]),
  ],
  projects: projects.flatMap(({ title, description, technologies }) => [
    title,
    description,
    ...technologies,
  ]),
  experience: [
    ...experience.flatMap(({ title, company, description, skills: used }) => [
      title,
      company,
      ...description,
      ...used,
    ]),
    'Oct 2024–Nov 2024',
    'Jun 2024–Aug 2024',
    'Mar 2024–Apr 2024',
    '2 months',
    '3 months',
    'Next Step: 2025 & Beyond',
  ],
  education: [
    ...degrees.flatMap(({ degree, institution, highlights }) => [
      degree,
      institution,
      ...highlights.map(({ text }) => text),
    ]),
    ...certifications.flatMap(({ title, provider, description }) => [
      title,
      provider,
      stated(description),
    ]),
    'Verified',
  ],
  contact: [
    ...contactDetails(owner, english).flatMap(({ label, value }) => [label, value]),
    'Send me a message',
    'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST',
    'Ready to Innovate Together?',
  ],
};

/** The first text of each entry that a page shows. */
const entriesOf = (name: PageName) =>
  pageTable[name].shows.flatMap((list) =>
    valuesAt(sample, `${list}[]`).flatMap(({ value }) => textsIn(value)[0]?.value ?? []),
  );

/** The routes of the sample, with what their pages must contain. */
export const routes: Route[] = shownPageNames(pages).map((name) => ({
  ...shownPage(name, withGreeting(pages, owner, english), owner),
  description: pages[name].description,
  content: texts[name] ?? entriesOf(name),
}));

const firstCaseStudy = stated(
  shownCaseStudies(await createContentReader(sampleFolder).read(), english)[0],
);

/** A case study: all of them are drawn alike. */
export const caseStudy = { path: firstCaseStudy.path, heading: firstCaseStudy.caseStudy.title };

/** The paths of all pages, and of a case study. */
export const paths = [...routes, caseStudy].map(({ path }) => path);

/** A route by its page's name. */
export function routeOf(name: PageName): Route {
  return stated(routes.find((route) => route.name === name));
}
