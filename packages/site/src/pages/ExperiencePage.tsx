import { formatLength, formatPeriod, lastMonthOf } from '@portfolio/data/dates';
import { experience, nextStep } from '@portfolio/data/shipped/experience';
import { site } from '@portfolio/data/shipped/site';
import { slugify, uniqueSlugs } from '@portfolio/data/slug';
import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';
import { pageNamed } from '../sitePages';

const { heading, intro } = pageNamed('experience');

/** What the positions are together. */
const kind = experience.every(({ badge }) => badge === 'Internship') ? 'Internships' : 'Positions';

const ids = uniqueSlugs(experience.map(({ title, company }) => `${title} ${company}`));

const lastMonth = lastMonthOf(experience, site.copyrightYear);

const periods = experience.map(({ title, company, companyInitials, companyColor, start, end }) => ({
  label: `${title}, ${company}`,
  initials: companyInitials,
  start,
  end: end ?? lastMonth,
  color: companyColor,
}));

function ExperiencePage() {
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      <Section id={slugify(kind)} heading={kind}>
        <TimeAxis caption={`${kind} by month`} periods={periods} />
        <Timeline>
          {experience.map(({ start, end, description, ...entry }, index) => (
            <TimelineCard
              key={ids[index]}
              id={ids[index]}
              {...entry}
              period={formatPeriod(start, end)}
              length={end && formatLength(start, end)}
              duties={description}
            />
          ))}
          {nextStep && (
            <TimelineEnd
              id="next-step"
              title={nextStep.heading}
              label={nextStep.label}
              text={nextStep.text}
              tags={nextStep.tags}
            >
              <ButtonLink href={pageNamed('contact').path}>Get in touch</ButtonLink>
            </TimelineEnd>
          )}
        </Timeline>
      </Section>
    </>
  );
}

export { ExperiencePage as Component };
