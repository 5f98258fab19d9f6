import { skills } from 'virtual:content';
import type { SkillsView } from '@portfolio/data/views/skillsView';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import { TagList } from '@portfolio/ui/Tag';
import { skillsPage } from '@portfolio/words';
import { publicFile } from '../routing/addresses';
import { pick } from '../shared/pick';
import { Page } from './Page';
import { SkillExplorer } from './skills/SkillExplorer';

/** The owner's skills by category, some of them in the spotlight. */
export function SkillsPage({
  heading,
  intro,
  categories,
  projectSquares,
  spokenLanguages,
  spotlight,
  learningBanner,
}: SkillsView) {
  const items = spotlight.map(({ icon, use, ...item }) => ({
    ...item,
    icon: icon ? publicFile(icon) : '',
    evidence: use && { ...use, ...projectSquares },
  }));
  return (
    <Page heading={<PageHeading heading={heading} intro={intro} />}>
      {categories.length > 0 && (
        <SkillExplorer skillCategories={categories} projectSquares={projectSquares} />
      )}
      {spokenLanguages.length > 0 && (
        <Section id="spoken-languages" heading={skillsPage.spokenLanguages}>
          <TagList tags={spokenLanguages} aria-label={skillsPage.spokenLanguages} />
        </Section>
      )}
      {items.length > 0 && (
        <Section id="skill-spotlight" heading={skillsPage.spotlight}>
          <SpotlightCarousel label={skillsPage.spotlight} items={items} />
        </Section>
      )}
      {learningBanner && (
        <Callout
          id="always-learning"
          variant="banner"
          {...pick(learningBanner, 'heading', 'text')}
        />
      )}
    </Page>
  );
}

export const Component = () => <SkillsPage {...skills} />;
