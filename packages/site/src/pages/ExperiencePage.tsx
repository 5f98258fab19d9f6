import { experience, nextStep } from '@portfolio/data/content/experience';
import { pages } from '@portfolio/data/content/pages';
import { formatLength, formatPeriod } from '@portfolio/data/dates';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { Timeline, TimelineCard } from '@portfolio/ui/Timeline';

function ExperiencePage() {
  return (
    <>
      <PageHeading heading={pages.experience.heading} intro={pages.experience.intro} />
      <Section heading="Internships">
        <Timeline>
          {experience.map(({ start, end, description, ...entry }) => (
            <TimelineCard
              key={entry.company}
              {...entry}
              period={formatPeriod(start, end)}
              length={formatLength(start, end)}
              duties={description}
              badge="Internship"
            />
          ))}
        </Timeline>
      </Section>
      <Callout {...nextStep}>
        <ButtonLink href={pages.contact.path}>Get in touch</ButtonLink>
      </Callout>
    </>
  );
}

export { ExperiencePage as Component };
