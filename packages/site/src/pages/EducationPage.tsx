import { certifications, continuousLearning, education } from '@portfolio/data/content/education';
import { pages } from '@portfolio/data/content/pages';
import { slugify } from '@portfolio/data/slug';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CERTIFICATION_STAGGER_MS, CertificationCard } from '@portfolio/ui/CertificationCard';
import { DegreeCard } from '@portfolio/ui/DegreeCard';
import { Grid } from '@portfolio/ui/Grid';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import { Section } from '@portfolio/ui/Section';
import { publicFile } from '../publicFile';

function EducationPage() {
  return (
    <>
      <PageHeading heading={pages.education.heading} intro={pages.education.intro} />
      <Section id="degree" heading="Degree">
        <DegreeCard {...education} />
      </Section>
      <Section id="certifications" heading="Certifications & Training">
        <Grid columns={2} staggerMs={CERTIFICATION_STAGGER_MS}>
          {certifications.map(({ providerLogo, ...certification }) => (
            <CertificationCard
              key={certification.title}
              id={slugify(certification.title)}
              {...certification}
              providerLogo={providerLogo && publicFile(providerLogo)}
            />
          ))}
        </Grid>
      </Section>
      <Callout
        id="continuous-learning"
        variant="banner"
        heading={continuousLearning.heading}
        text={continuousLearning.text}
      >
        <QuoteRotator quotes={continuousLearning.quotes} />
        <ButtonLink href={pages.projects.path}>Explore My Learning Journey</ButtonLink>
      </Callout>
    </>
  );
}

export { EducationPage as Component };
