import { pages } from '@portfolio/data/content/pages';
import { learningBanner, skillCategories } from '@portfolio/data/content/skills';
import { spotlight } from '@portfolio/data/content/spotlight';
import { Callout } from '@portfolio/ui/Callout';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SkillCard } from '@portfolio/ui/SkillCard';
import { SpotlightCard } from '@portfolio/ui/SpotlightCard';
import { publicFile } from '../publicFile';

function SkillsPage() {
  return (
    <>
      <PageHeading heading={pages.skills.heading} intro={pages.skills.intro} />
      {skillCategories.map(({ title, icon, skills }) => (
        <Section
          key={title}
          heading={
            <>
              <span aria-hidden="true">{icon}</span> {title}
            </>
          }
        >
          <Grid>
            {skills.map((skill) => (
              <SkillCard key={skill.name} {...skill} icon={publicFile(skill.icon)} />
            ))}
          </Grid>
        </Section>
      ))}
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
      <Callout heading={learningBanner.heading} text={learningBanner.text} />
    </>
  );
}

export { SkillsPage as Component };
