import { certifications, continuousLearning, education } from '@portfolio/data/content/education';
import { pages } from '@portfolio/data/content/pages';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CERTIFICATION_STAGGER_MS, CertificationCard } from '@portfolio/ui/CertificationCard';
import { DegreeCard } from '@portfolio/ui/DegreeCard';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { QuoteList } from '@portfolio/ui/QuoteList';
import { Section } from '@portfolio/ui/Section';
import { publicFile } from '../publicFile';

const quotes = continuousLearning.quotes.map((text) => ({ text }));

function EducationPage() {
  return (
    <>
      <PageHeading heading={pages.education.heading} intro={pages.education.intro} />
      <Section heading="Degree">
        <DegreeCard {...education} />
      </Section>
      <Section heading="Certifications & Training">
        <Grid columns={2} staggerMs={CERTIFICATION_STAGGER_MS}>
          {certifications.map(({ providerLogo, ...certification }) => (
            <CertificationCard
              key={certification.title}
              {...certification}
              providerLogo={providerLogo && publicFile(providerLogo)}
            />
          ))}
        </Grid>
      </Section>
      <Callout heading={continuousLearning.heading} text={continuousLearning.text}>
        <QuoteList quotes={quotes} />
        <ButtonLink href={pages.projects.path}>Explore My Learning Journey</ButtonLink>
      </Callout>
    </>
  );
}

export { EducationPage as Component };
