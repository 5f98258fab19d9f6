import { languages, skillCategories } from 'virtual:content';
import { describeLanguage } from '@portfolio/data/languages';
import { slugify } from '@portfolio/data/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { SkillGroup, SkillGroups, SkillTile } from '@portfolio/ui/SkillTile';
import { TagList } from '@portfolio/ui/Tag';
import { publicFile } from '../../publicFile';
import { useChosenCategory } from '../../useChosenCategory';

const ALL = 'All';

const content = { languages, skillCategories };

function Categories({ skillCategories }: Pick<typeof content, 'skillCategories'>) {
  const titles = skillCategories.map(({ title }) => title);
  const [chosen, choose] = useChosenCategory(titles, ALL);
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
        {skillCategories
          .filter(({ title }) => chosen === ALL || chosen === title)
          .map(({ title, skills }) => (
            <SkillGroup key={title} id={slugify(title)} heading={title} detailed={chosen !== ALL}>
              {skills.map((skill) => (
                <SkillTile
                  key={skill.name}
                  {...skill}
                  icon={skill.icon ? publicFile(skill.icon) : ''}
                />
              ))}
            </SkillGroup>
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
