import type { Content } from '@portfolio/data/schema/content';
import { content as sampleContent } from '../../content.ts';

/** A name of 80 characters without a space. */
export const LONG_NAME = 'Supercalifragilisticexpialidocious'.repeat(3).slice(0, 80);

/** Text that the checks of the content refuse. A page that still gets it must not run it. */
export const HARM = '</title></script>"><img src=x onerror="harmed=1"><script>harmed=1</script>';

export const PROJECT_COUNT = 2000;

const { owner, projects, projectCategories, skillCategories, spotlight } = sampleContent;
const [firstSkill] = spotlight.map(({ name }) => name);

/** The sample's projects, and copies of them without their case studies, because a case study can only have one project. */
export const manyProjects = (count: number) =>
  Array.from({ length: count / projects.length }, (_, round) =>
    projects.map(({ caseStudy: _, ...copy }, index) =>
      round === 0 ? (projects[index] ?? copy) : { ...copy, title: `${copy.title} ${round}` },
    ),
  ).flat();

const withLongName = <Skill extends { name: string }>(skill: Skill) =>
  skill.name === firstSkill ? { ...skill, name: LONG_NAME } : skill;

/** The maximum of content. */
export const largeContent: Content = {
  ...sampleContent,
  owner: { ...owner, name: LONG_NAME },
  projectCategories: [
    { name: 'Robotics', color: '#3b7dd8', emoji: '🤖', blurb: 'Nothing yet' },
    ...projectCategories,
  ],
  projects: manyProjects(PROJECT_COUNT).map((project, index) =>
    index === projects.length
      ? {
          ...project,
          title: LONG_NAME,
          start: '2019-05',
          client: LONG_NAME,
          roles: [LONG_NAME, 'Reviewer'],
          technologies: Array.from({ length: 30 }, (_, n) => `Technology ${n}`),
        }
      : project,
  ),
  skillCategories: skillCategories.map((category) => ({
    ...category,
    skills: category.skills.map(withLongName),
  })),
  spotlight: spotlight.map(withLongName),
};
