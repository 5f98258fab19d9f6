import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { contactDetails } from '@portfolio/data/contactDetails';
import { type PageName, type PageWords, pageWords, withGreeting } from '@portfolio/data/pages';
import { shownStories } from '@portfolio/data/story/shownStories';
import {
  about,
  certifications,
  degrees,
  experience,
  owner,
  pages,
  projects,
  skillCategories,
  spotlight,
} from '../../content.ts';
import { described, english } from '../../language';
import { stated } from './test';

/** A route, and all text that must be on its page. */
export interface Route extends PageWords {
  description: string;
  content: string[];
}

const words = (name: PageName) => ({
  ...pageWords(name, withGreeting(pages, owner, english), owner),
  description: pages[name].description,
});

const skills = skillCategories.flatMap((category) => category.skills);

/** The six routes, with what their pages must contain. */
export const routes: Route[] = [
  {
    ...words('about'),
    content: [
      ...about.bio,
      stated(about.mission).text,
      ...about.statistics.flatMap(({ value, label }) => [value, label]),
      ...about.coreValues.flatMap(({ title, summary, text }) => [title, summary, text]),
      stated(about.callToAction).text,
    ],
  },
  {
    ...words('skills'),
    content: [
      ...skills.flatMap(({ name, proficiency }) => [name, `${stated(proficiency)}%`]),
      ...spotlight.flatMap(({ name, quotes }) => [name, ...quotes.map(({ text }) => text)]),
    ],
  },
  {
    ...words('projects'),
    content: projects.flatMap(({ title, description, technologies }) => [
      title,
      description,
      ...technologies,
    ]),
  },
  {
    ...words('experience'),
    content: [
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
  },
  {
    ...words('education'),
    content: [
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
  },
  {
    ...words('contact'),
    content: [
      ...contactDetails(owner, english).flatMap(({ label, value }) => [label, value]),
      'Send me a message',
      'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST',
      'Ready to Innovate Together?',
    ],
  },
];

const told = stated(
  shownStories(await createContentReader(sampleFolder).read(), english, described)[0],
);

/** A story: all of them are drawn alike. */
export const story = { path: told.path, heading: told.story.title };

/** The paths of the six pages, and of a story. */
export const paths = [...routes, story].map(({ path }) => path);

/** A route by its page's name. */
export function routeOf(name: PageName): Route {
  return stated(routes.find((route) => route.name === name));
}
