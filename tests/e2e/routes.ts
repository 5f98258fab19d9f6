import type { Page } from '../../packages/data/src/schema/page';
import { about } from '../../packages/data/src/shipped/about';
import { contactRows } from '../../packages/data/src/shipped/contact';
import { certifications, education } from '../../packages/data/src/shipped/education';
import { experience } from '../../packages/data/src/shipped/experience';
import { pages } from '../../packages/data/src/shipped/pages';
import { projects } from '../../packages/data/src/shipped/projects';
import { skillCategories } from '../../packages/data/src/shipped/skills';
import { spotlight } from '../../packages/data/src/shipped/spotlight';

/** A route, and text of which every piece must be on its page. */
export interface Route extends Page {
  content: string[];
}

const skills = skillCategories.flatMap((category) => category.skills);

/** The six routes with the content that their pages owe the visitor. */
export const routes: Route[] = [
  {
    ...pages.about,
    content: [
      ...about.bio,
      about.mission.text,
      ...about.statistics.flatMap(({ value, label }) => [value, label]),
      ...about.coreValues.flatMap(({ title, summary, text }) => [title, summary, text]),
      about.callToAction.text,
    ],
  },
  {
    ...pages.skills,
    content: [
      ...skills.flatMap(({ name, description, proficiency }) => [
        name,
        description,
        `${proficiency} %`,
      ]),
      ...spotlight.flatMap(({ name, quotes }) => [name, ...quotes.map(({ text }) => text)]),
    ],
  },
  {
    ...pages.projects,
    content: projects.flatMap(({ title, description, technologies }) => [
      title,
      description,
      ...technologies,
    ]),
  },
  {
    ...pages.experience,
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
    ...pages.education,
    content: [
      education.degree,
      education.institution,
      ...education.highlights.map(({ text }) => text),
      ...certifications.flatMap(({ title, provider, description }) => [
        title,
        provider,
        description,
      ]),
      'Verified',
    ],
  },
  {
    ...pages.contact,
    content: [
      ...contactRows.flatMap(({ label, value }) => [label, value]),
      'Send me a message',
      'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST',
      'Ready to Innovate Together?',
    ],
  },
];
