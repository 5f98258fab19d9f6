import { formatLength, formatPeriod, lastMonthOf, monthsOf } from '@portfolio/data/dates';
import { badgeOf, experienceGroups, groupHeadings } from '@portfolio/data/experience';
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

const ids = uniqueSlugs(experience.map(({ title, company }) => `${title} ${company}`));

const lastMonth = lastMonthOf(experience, site.copyrightYear);

type Entry = (typeof experience)[number];

function periodOf({ title, company, companyInitials, companyColor, start, end }: Entry) {
  const { first, last } = monthsOf(start, end ?? lastMonth);
  return {
    label: `${title}, ${company}`,
    initials: companyInitials,
    start: first,
    end: last,
    color: companyColor,
  };
}

function Position({ entry }: { entry: Entry }) {
  const { start, end, description, kind: _, ...rest } = entry;
  return (
    <TimelineCard
      id={ids[experience.indexOf(entry)]}
      {...rest}
      badge={badgeOf(entry)}
      period={formatPeriod(start, end)}
      length={formatLength(start, end)}
      duties={description}
    />
  );
}

const groups = experienceGroups(experience);

function ExperiencePage() {
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      {groups.map(({ kind, entries }, index) => (
        <Section key={kind} id={slugify(groupHeadings[kind])} heading={groupHeadings[kind]}>
          <TimeAxis
            caption={`${groupHeadings[kind]} by month`}
            periods={entries.map((entry) => periodOf(entry))}
          />
          <Timeline>
            {entries.map((entry) => (
              <Position key={ids[experience.indexOf(entry)]} entry={entry} />
            ))}
            {nextStep && index === groups.length - 1 && (
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
      ))}
    </>
  );
}

export { ExperiencePage as Component };
