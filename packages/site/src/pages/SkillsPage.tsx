import {
  learningBanner,
  owner,
  pages,
  projectSquares,
  shownSkillCategories,
  spokenLanguages,
  spotlight,
} from 'virtual:content';
import { isShown, shownPage } from '@portfolio/data/shown/pages';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import { TagList } from '@portfolio/ui/Tag';
import { skillsPage } from '@portfolio/words';
import { publicFile } from '../routing/addresses';
import { pick } from '../shared/pick';
import { Page } from './Page';
import { evidenceOf, SkillExplorer } from './skills/SkillExplorer';

/** The content that the page shows. */
const content = {
  learningBanner,
  owner,
  pages,
  projectSquares,
  shownSkillCategories,
  spokenLanguages,
  spotlight,
};

/** The owner's skills by category, some of them in the spotlight. */
export function SkillsPage({
  learningBanner,
  owner,
  pages,
  projectSquares,
  shownSkillCategories,
  spokenLanguages = [],
  spotlight,
}: typeof content) {
  const { heading, intro } = shownPage('skills', pages, owner);
  const projectsPath = isShown(pages.projects) ? pages.projects.path : undefined;
  const items = spotlight.map(({ icon, use, ...item }) => ({
    ...item,
    icon: icon ? publicFile(icon) : '',
    evidence: use && evidenceOf(use, projectSquares, projectsPath),
  }));
  return (
    <Page heading={<PageHeading heading={heading} intro={intro} />}>
      {shownSkillCategories.length > 0 && (
        <SkillExplorer
          skillCategories={shownSkillCategories}
          projectSquares={projectSquares}
          projectsPath={projectsPath}
        />
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

export const Component = () => <SkillsPage {...content} />;
