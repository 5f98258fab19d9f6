import { education } from 'virtual:content';
import type { ShownCredit } from '@portfolio/data/shown/education';
import { slugify } from '@portfolio/data/values/slug';
import type { EducationView } from '@portfolio/data/views/educationView';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CERTIFICATION_STAGGER_MS, CertificationCard } from '@portfolio/ui/CertificationCard';
import { DegreeCard } from '@portfolio/ui/DegreeCard';
import { Entry, EntryList } from '@portfolio/ui/Entry';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import { Section } from '@portfolio/ui/Section';
import { educationPage, everyPage } from '@portfolio/words';
import { publicFile } from '../routing/addresses';
import { pick } from '../shared/pick';
import { Page } from './Page';

/** Publications or awards. They have the same fields, except that one has a publisher and the other a giver. */
interface CreditsProps {
  id: string;
  heading: string;
  list: readonly ShownCredit[];
}

const Credits = ({ id, heading, list }: CreditsProps) =>
  list.length > 0 && (
    <Section id={id} heading={heading}>
      <EntryList>
        {list.map((credit, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing forbids two that are alike
            key={index}
            {...pick(credit, 'title', 'date')}
            href={credit.url}
            byline={credit.publisher ?? credit.awarder}
            text={credit.description}
          />
        ))}
      </EntryList>
    </Section>
  );

/** The owner's education: degrees, certifications, publications, awards, and current learning. */
export const EducationPage = ({
  heading,
  intro,
  degrees,
  certifications,
  publications,
  awards,
  continuousLearning,
  projectsPath,
}: EducationView) => (
  <Page heading={<PageHeading heading={heading} intro={intro} />}>
    {degrees.length > 0 && (
      <Section id="degree" heading={educationPage.degrees(degrees.length)}>
        <Grid columns={degrees.length > 1 ? 2 : 1}>
          {degrees.map((degree) => (
            <DegreeCard
              key={`${degree.degree} ${degree.institution} ${degree.year}`}
              degree={degree}
              {...pick(degree)}
            />
          ))}
        </Grid>
      </Section>
    )}
    {certifications.length > 0 && (
      <Section id="certifications" heading={educationPage.certifications}>
        <Grid columns={2} staggerMs={CERTIFICATION_STAGGER_MS}>
          {certifications.map((certification) => (
            <CertificationCard
              key={certification.title}
              id={slugify(certification.title)}
              certification={{
                ...certification,
                providerLogo: certification.providerLogo && publicFile(certification.providerLogo),
              }}
              {...pick(certification)}
            />
          ))}
        </Grid>
      </Section>
    )}
    <Credits id="publications" heading={educationPage.publications} list={publications} />
    <Credits id="awards" heading={educationPage.awards} list={awards} />
    {continuousLearning && (
      <Callout
        id="continuous-learning"
        variant="banner"
        {...pick(continuousLearning, 'heading', 'text')}
        aside={<QuoteRotator quotes={continuousLearning.quotes} />}
      >
        {projectsPath && (
          <ButtonLink href={projectsPath}>{everyPage.links.learningJourney}</ButtonLink>
        )}
      </Callout>
    )}
  </Page>
);

export const Component = () => <EducationPage {...education} />;
