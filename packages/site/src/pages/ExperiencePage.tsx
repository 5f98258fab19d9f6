import { experience, nextStep } from '@portfolio/data/content/experience';
import { pages } from '@portfolio/data/content/pages';
import { formatLength, formatPeriod } from '@portfolio/data/dates';
import { slugify } from '@portfolio/data/slug';
import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';

const { heading, ...ahead } = nextStep;

const periods = experience.map(({ title, company, companyInitials, companyColor, start, end }) => ({
  label: `${title}, ${company}`,
  initials: companyInitials,
  start,
  end,
  color: companyColor,
}));

function ExperiencePage() {
  return (
    <>
      <PageHeading heading={pages.experience.heading} intro={pages.experience.intro} />
      <Section id="internships" heading="Internships">
        <TimeAxis caption="Internships by month" periods={periods} />
        <Timeline>
          {experience.map(({ start, end, description, ...entry }) => (
            <TimelineCard
              key={`${entry.company} ${start}`}
              id={slugify(`${entry.title} ${entry.company}`)}
              {...entry}
              period={formatPeriod(start, end)}
              length={formatLength(start, end)}
              duties={description}
              badge="Internship"
            />
          ))}
          <TimelineEnd id="next-step" title={heading} {...ahead}>
            <ButtonLink href={pages.contact.path}>Get in touch</ButtonLink>
          </TimelineEnd>
        </Timeline>
      </Section>
    </>
  );
}

export { ExperiencePage as Component };
