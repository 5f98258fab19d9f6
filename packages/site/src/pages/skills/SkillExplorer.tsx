import { skillCategories } from '@portfolio/data/shipped/skills';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { SkillGrid, SkillTile } from '@portfolio/ui/SkillTile';
import { publicFile } from '../../publicFile';
import { useChosenCategory } from '../../useChosenCategory';

const ALL = 'All';

const titles = skillCategories.map(({ title }) => title);

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
  const [chosen, choose] = useChosenCategory(titles, ALL);
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
          <Section key={title} id={slugify(title)} heading={title}>
            <SkillGrid>
              {skills.map((skill) => (
                <SkillTile
                  key={skill.name}
                  {...skill}
                  icon={skill.icon ? publicFile(skill.icon) : ''}
                />
              ))}
            </SkillGrid>
          </Section>
        ))}
    </CategoryFilter>
  );
}
