import { pages } from '@portfolio/data/content/pages';
import { spotlight } from '@portfolio/data/content/spotlight';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SpotlightCard } from '@portfolio/ui/SpotlightCard';
import { Deferred } from '../deferred/Deferred';
import { lazyOnFirstSign } from '../deferred/lazyOnFirstSign';

const SkillExplorer = lazyOnFirstSign(() => import('./skills/SkillExplorer'));
const LearningBanner = lazyOnFirstSign(() => import('./skills/LearningBanner'));

function SkillsPage() {
  return (
    <>
      <PageHeading heading={pages.skills.heading} intro={pages.skills.intro} />
      <Deferred>
        <SkillExplorer />
      </Deferred>
      <Section heading="Skill Spotlight">
        <Grid columns={2}>
          {spotlight.map(({ name, color, quotes }) => (
            <SpotlightCard
              key={name}
              name={name}
              color={color}
              quotes={quotes.map(({ text, project, projectUrl }) => ({
                text,
                source: project,
                sourceUrl: projectUrl,
              }))}
            />
          ))}
        </Grid>
      </Section>
      <Deferred>
        <LearningBanner />
      </Deferred>
    </>
  );
}

export { SkillsPage as Component };
export const preload = () => Promise.all([SkillExplorer.preload(), LearningBanner.preload()]);
