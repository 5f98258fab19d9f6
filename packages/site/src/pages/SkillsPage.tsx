import { learningBanner, owner, pages, spotlight } from 'virtual:content';
import { pageWords } from '@portfolio/data/pages';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import type { ReactNode } from 'react';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstInteraction } from '../deferred/lazyOnFirstInteraction';
import { publicFile } from '../publicFile';
import { deferredCode } from './deferredCode';
import { InParts } from './InParts';

/** What the page shows of the content. */
const content = { learningBanner, owner, pages, spotlight };

/** What the owner can do: skills by category, some of them in the spotlight. */
export function SkillsPage({
  learningBanner,
  owner,
  pages,
  spotlight,
  children,
}: typeof content & { children: ReactNode }) {
  const { heading, intro } = pageWords('skills', pages, owner);
  const items = spotlight.map((item) => ({
    ...item,
    icon: item.icon ? publicFile(item.icon) : '',
  }));
  return (
    <InParts>
      <PageHeading heading={heading} intro={intro} />
      <Deferred>{children}</Deferred>
      {items.length > 0 && (
        <Section id="skill-spotlight" heading="Skill Spotlight">
          <SpotlightCarousel label="Skill Spotlight" items={items} />
        </Section>
      )}
      {learningBanner && <Callout id="always-learning" variant="banner" {...learningBanner} />}
    </InParts>
  );
}

const LazySkills = lazyOnFirstInteraction(deferredCode.skills);

export const { preload } = LazySkills;

export const Component = () => (
  <SkillsPage {...content}>
    <LazySkills />
  </SkillsPage>
);
