import { experience, nextStep, owner, pages, present, references } from 'virtual:content';
import { drawnMonths, formatLength, formatPeriod } from '@portfolio/data/dates';
import {
  badgeOf,
  type ExperienceGroup,
  experienceGroups,
  groupHeadings,
} from '@portfolio/data/experience';
import { pageWords } from '@portfolio/data/pages';
import type { Experience } from '@portfolio/data/schema/experience';
import { slugify, uniqueSlugs } from '@portfolio/data/slug';
import { statedOnly } from '@portfolio/data/unstated';
import { ButtonLink } from '@portfolio/ui/Button';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { Testimonial, TestimonialList } from '@portfolio/ui/Testimonial';
import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { Timeline, TimelineCard, TimelineEnd } from '@portfolio/ui/Timeline';
import { experiencePage } from '@portfolio/words/pages/experiencePage';
import { language, words } from '../language';
import { Page } from './Page';

function periodOf(
  { title, company, companyInitials, companyColor, ...entry }: Experience,
  present: string,
) {
  const { first, last } = drawnMonths(entry, present);
  return {
    label: `${title}${language.formats.comma}${company}`,
    initials: companyInitials,
    name: company,
    start: first,
    end: last,
    color: companyColor,
  };
}

interface PositionProps {
  id: string | undefined;
  entry: Experience;
  /** The month that the site takes for the present. */
  present: string;
}

function Position({ id, entry, present }: PositionProps) {
  const { start, end, description, kind: _, ...rest } = entry;
  return (
    <TimelineCard
      id={id}
      {...rest}
      badge={badgeOf(entry)}
      period={formatPeriod(start, end)}
      length={formatLength(start, end, present)}
      duties={description}
    />
  );
}

/** The content that the page shows. */
const content = { experience, nextStep, owner, pages, present, references };

/** Without a position, the next step is the first one. */
const noPositions: ExperienceGroup = { kind: 'employment', entries: [] };

/** Where the owner has worked: positions on an axis of time, then one by one; and people's words about it. */
export function ExperiencePage({
  experience,
  nextStep,
  owner,
  pages,
  present,
  references = [],
}: typeof content) {
  const { heading, intro } = pageWords('experience', pages, owner);
  const held = experienceGroups(experience);
  const groups = held.length === 0 && nextStep ? [noPositions] : held;
  const ids = uniqueSlugs(experience.map(({ title, company }) => `${title} ${company}`));
  const idOf = (entry: Experience) => ids[experience.indexOf(entry)];
  return (
    <Page heading={<PageHeading heading={heading} intro={intro} />}>
      {groups.map(({ kind, entries }, index) => (
        <Section key={kind} id={slugify(groupHeadings[kind])} heading={groupHeadings[kind]}>
          {entries.length > 0 && (
            <TimeAxis
              caption={experiencePage.byMonth(groupHeadings[kind])}
              periods={entries.map((entry) => periodOf(entry, present))}
            />
          )}
          <Timeline>
            {entries.map((entry) => (
              <Position key={idOf(entry)} id={idOf(entry)} entry={entry} present={present} />
            ))}
            {nextStep && index === groups.length - 1 && (
              <TimelineEnd
                id="next-step"
                title={nextStep.heading}
                label={nextStep.label}
                text={nextStep.text}
                tags={nextStep.tags}
              >
                <ButtonLink href={pages.contact.path}>{words.links.getInTouch}</ButtonLink>
              </TimelineEnd>
            )}
          </Timeline>
        </Section>
      ))}
      {references.length > 0 && (
        <Section id="references" heading={experiencePage.references}>
          <TestimonialList>
            {references.map(({ name, ...reference }) => (
              <Testimonial
                key={`${name} ${reference.text}`}
                {...reference}
                // Words without a name are worth reading, nothing at all would be a hole.
                name={reference.text ? statedOnly(name) : name}
              />
            ))}
          </TestimonialList>
        </Section>
      )}
    </Page>
  );
}

export const Component = () => <ExperiencePage {...content} />;
