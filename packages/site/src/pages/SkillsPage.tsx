import { learningBanner } from '@portfolio/data/shipped/learningBanner';
import { spotlight } from '@portfolio/data/shipped/spotlight';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';
import { publicFile } from '../publicFile';
import { pageNamed } from '../sitePages';

const { heading, intro } = pageNamed('skills');

const SkillExplorer = lazyOnFirstSign(() => import('./skills/SkillExplorer'));

const spotlightItems = spotlight.map((item) => ({
  ...item,
  icon: item.icon ? publicFile(item.icon) : '',
}));

function SkillsPage() {
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      <Deferred>
        <SkillExplorer />
      </Deferred>
      {spotlightItems.length > 0 && (
        <Section id="skill-spotlight" heading="Skill Spotlight">
          <SpotlightCarousel label="Skill Spotlight" items={spotlightItems} />
        </Section>
      )}
      {learningBanner && <Callout id="always-learning" variant="banner" {...learningBanner} />}
    </>
  );
}

export { SkillsPage as Component };
export const { preload } = SkillExplorer;
