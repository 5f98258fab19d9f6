import { learningBanner } from '@portfolio/data/content/learningBanner';
import { pages } from '@portfolio/data/content/pages';
import { spotlight } from '@portfolio/data/content/spotlight';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';
import { publicFile } from '../publicFile';

const SkillExplorer = lazyOnFirstSign(() => import('./skills/SkillExplorer'));

const spotlightItems = spotlight.map((item) => ({ ...item, icon: publicFile(item.icon) }));

function SkillsPage() {
  return (
    <>
      <PageHeading heading={pages.skills.heading} intro={pages.skills.intro} />
      <Deferred>
        <SkillExplorer />
      </Deferred>
      <Section id="skill-spotlight" heading="Skill Spotlight">
        <SpotlightCarousel label="Skill Spotlight" items={spotlightItems} />
      </Section>
      <Callout id="always-learning" variant="banner" {...learningBanner} />
    </>
  );
}

export { SkillsPage as Component };
export const { preload } = SkillExplorer;
