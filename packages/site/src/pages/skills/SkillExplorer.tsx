import type { Content } from '@portfolio/data/schema/content';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { SkillGroup, SkillGroups, SkillTile } from '@portfolio/ui/SkillTile';
import { publicFile } from '../../addresses';
import { useChosenCategory } from '../../useChosenCategory';

const ALL = 'All';

/** The skills of the category that the visitor chooses, all of them at first. */
export function SkillExplorer({ skillCategories }: Pick<Content, 'skillCategories'>) {
  const titles = skillCategories.map(({ title }) => title);
  const [chosen, choose] = useChosenCategory(titles, ALL);
  const shown = skillCategories.filter(({ title }) => chosen === ALL || chosen === title);
  return (
    <CategoryFilter
      label="Filter by category"
      categories={[
        { value: ALL, label: ALL },
        ...skillCategories.map(({ title, icon, color }) => ({
          value: title,
          label: title,
          icon,
          color,
        })),
      ]}
      value={chosen}
      onValueChange={choose}
    >
      <SkillGroups>
        {shown.map(({ title, skills }) => (
          <SkillGroup key={title} id={slugify(title)} heading={title} detailed={chosen !== ALL}>
            {skills.map(({ icon, ...skill }) => (
              <SkillTile key={skill.name} {...skill} icon={icon ? publicFile(icon) : ''} />
            ))}
          </SkillGroup>
        ))}
      </SkillGroups>
    </CategoryFilter>
  );
}
