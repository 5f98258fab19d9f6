import { skillCategories } from '@portfolio/data/content/skills';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { SkillGrid, SkillTile } from '@portfolio/ui/SkillTile';
import { useState } from 'react';
import { publicFile } from '../../publicFile';

const ALL = 'All';

const choices = [
  { value: ALL, label: ALL },
  ...skillCategories.map(({ title, icon, color }) => ({
    value: title,
    label: title,
    emoji: icon,
    color,
  })),
];

/** The skills of the category that the visitor chooses, all of them at first. */
export default function SkillExplorer() {
  const [chosen, choose] = useState(ALL);
  return (
    <CategoryFilter
      label="Filter by category"
      categories={choices}
      value={chosen}
      onValueChange={choose}
    >
      {skillCategories
        .filter(({ title }) => chosen === ALL || chosen === title)
        .map(({ title, skills }) => (
          <Section key={title} heading={title}>
            <SkillGrid>
              {skills.map((skill) => (
                <SkillTile key={skill.name} {...skill} icon={publicFile(skill.icon)} />
              ))}
            </SkillGrid>
          </Section>
        ))}
    </CategoryFilter>
  );
}
