import type {
  ProjectSquares,
  ShownSkill,
  ShownSkillCategory,
} from '@portfolio/data/shown/skillEvidence';
import { slugify } from '@portfolio/data/values/slug';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { SkillGroup, SkillGroups, SkillTile } from '@portfolio/ui/SkillTile';
import { skillsPage } from '@portfolio/words';
import { useChosenCategory } from '../../choice/useChosenCategory';
import { publicFile } from '../../routing/addresses';
import { pick } from '../../shared/pick';

/** The choice of all categories. No category has this slug. */
const ALL = '';

interface SkillExplorerProps {
  skillCategories: readonly ShownSkillCategory[];
  projectSquares: ProjectSquares;
}

/** The skills of the category that the visitor chooses. At first, all of them. */
export function SkillExplorer({ skillCategories, projectSquares }: SkillExplorerProps) {
  const [before, link, after] = skillsPage.asText;
  const slugs = skillCategories.map(({ title }) => slugify(title));
  const [chosen, choose] = useChosenCategory(slugs, ALL);
  const shown = skillCategories.filter((_, at) => chosen === ALL || chosen === slugs[at]);
  const hasEvidence = skillCategories.some(({ use }) => use !== '');
  const tile = (skill: ShownSkill) => (
    <SkillTile
      key={skill.name}
      {...pick(skill)}
      skill={{
        ...skill,
        icon: skill.icon ? publicFile(skill.icon) : '',
        projects: skill.use?.first ?? [],
        evidence: hasEvidence ? { count: 0, ...skill.use, ...projectSquares } : undefined,
      }}
    />
  );
  return (
    <CategoryFilter
      label={skillsPage.filter}
      categories={[
        { value: ALL, label: skillsPage.all },
        ...skillCategories.map(({ title, icon, color }) => ({
          value: slugify(title),
          label: title,
          icon,
          color,
        })),
      ]}
      value={chosen}
      onValueChange={choose}
    >
      <SkillGroups projects={hasEvidence ? projectSquares : undefined}>
        {shown.map(({ title, color, use, lang, skills }) => (
          <SkillGroup
            key={title}
            id={slugify(title)}
            heading={title}
            color={color}
            note={use}
            lang={lang}
            detailed={chosen !== ALL}
          >
            {skills.map(tile)}
          </SkillGroup>
        ))}
      </SkillGroups>
      {/* Without a script no tooltip opens, so the page repeats their texts. They aren't in the document otherwise,
          because they would delay its first paint. */}
      <noscript>
        <p>
          {before}
          <a href={publicFile('skills.md')}>{link}</a>
          {after}
        </p>
      </noscript>
    </CategoryFilter>
  );
}
