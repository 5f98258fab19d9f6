import { experience } from 'virtual:content';
import type { ShownPosition } from '@portfolio/data/shown/experience';
import type { ExperienceView } from '@portfolio/data/views/experienceView';
import { ButtonLink } from '@portfolio/ui/Button';
import { initialsOf } from '@portfolio/ui/initialsOf';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { Testimonial, TestimonialList } from '@portfolio/ui/Testimonial';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';
import { everyPage, experiencePage, formats } from '@portfolio/words';
import { pick } from '../shared/pick';
import { Page } from './Page';

const periodOf = ({
  title,
  company,
  companyInitials,
  companyColor,
  first,
  last,
}: ShownPosition) => ({
  label: `${title}${formats.comma}${company}`,
  initials: companyInitials ?? initialsOf(company),
  name: company,
  color: companyColor,
  start: first,
  end: last,
});

/** The owner's work: positions on an axis of time, then one by one, and people's words about the owner. */
export const ExperiencePage = ({
  heading,
  intro,
  groups,
  nextStep,
  references,
  contactPath,
}: ExperienceView) => (
  <Page heading={<PageHeading heading={heading} intro={intro} />}>
    {groups.map(({ kind, id, heading, entries }, index) => (
      <Section key={kind} id={id} heading={heading}>
        {entries.length > 0 && (
          <TimeAxis caption={experiencePage.byMonth(heading)} periods={entries.map(periodOf)} />
        )}
        <Timeline>
          {entries.map((entry) => (
            <TimelineCard
              key={entry.id}
              {...pick(entry, 'id')}
              position={{ ...entry, duties: entry.description }}
            />
          ))}
          {nextStep && index === groups.length - 1 && (
            <TimelineEnd
              id="next-step"
              {...pick(nextStep, 'label', 'text', 'tags')}
              title={nextStep.heading}
            >
              <ButtonLink href={contactPath}>{everyPage.links.getInTouch}</ButtonLink>
            </TimelineEnd>
          )}
        </Timeline>
      </Section>
    ))}
    {references.length > 0 && (
      <Section id="references" heading={experiencePage.references}>
        <TestimonialList>
          {references.map((reference) => (
            <Testimonial
              key={`${reference.name} ${reference.text}`}
              {...pick(reference, 'text', 'position', 'url', 'name')}
            />
          ))}
        </TestimonialList>
      </Section>
    )}
  </Page>
);

export const Component = () => <ExperiencePage {...experience} />;
