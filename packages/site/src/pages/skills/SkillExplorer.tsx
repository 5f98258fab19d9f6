import { languages, skillCategories } from 'virtual:content';
import { describeLanguage } from '@portfolio/data/languages';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { SkillGroup, SkillGroups, SkillTile } from '@portfolio/ui/SkillTile';
import { TagList } from '@portfolio/ui/Tag';
import { memo } from 'react';
import { publicFile } from '../../publicFile';
import { useChosenCategory } from '../../useChosenCategory';
import { useGradually } from '../useGradually';

const ALL = 'All';

const content = { languages, skillCategories };

interface GroupProps {
  category: (typeof skillCategories)[number];
  detailed: boolean;
  /** Whether the icons are shown, too. */
  hasIcons: boolean;
}

/** The skills of a category; not drawn again when those of others get their icons. */
const Group = memo(({ category: { title, skills }, detailed, hasIcons }: GroupProps) => (
  <SkillGroup id={slugify(title)} heading={title} detailed={detailed}>
    {skills.map(({ icon = '', ...skill }) => {
      const iconNow = hasIcons ? publicFile(icon) : undefined;
      return <SkillTile key={skill.name} {...skill} icon={icon === '' ? '' : iconNow} />;
    })}
  </SkillGroup>
));

function Categories({ skillCategories }: Pick<typeof content, 'skillCategories'>) {
  const titles = skillCategories.map(({ title }) => title);
  const [chosen, choose] = useChosenCategory(titles, ALL);
  const shown = skillCategories.filter(({ title }) => chosen === ALL || chosen === title);
  // To the browser, each icon is a document: all at once keep a slow phone from drawing for 200 ms.
  const withIcons = useGradually(shown.length, 1);
  return (
    <CategoryFilter
      label="Filter by category"
      categories={[
        { value: ALL, label: ALL },
        ...skillCategories.map(({ title, icon, color }) => ({
          value: title,
          label: title,
          emoji: icon,
          color,
        })),
      ]}
      value={chosen}
      onValueChange={choose}
    >
      <SkillGroups>
        {shown.map((category, index) => (
          <Group
            key={category.title}
            category={category}
            detailed={chosen !== ALL}
            hasIcons={index < withIcons}
          />
        ))}
      </SkillGroups>
    </CategoryFilter>
  );
}

/** The skills of the category that the visitor chooses, all of them at first; then the languages. */
export function SkillExplorer({ languages = [], skillCategories }: typeof content) {
  return (
    <>
      {skillCategories.length > 0 && <Categories skillCategories={skillCategories} />}
      {languages.length > 0 && (
        <Section id="spoken-languages" heading="Spoken languages">
          <TagList tags={languages.map(describeLanguage)} aria-label="Spoken languages" />
        </Section>
      )}
    </>
  );
}

/** The same with the owner's content, which is loaded with it. */
export default () => <SkillExplorer {...content} />;
