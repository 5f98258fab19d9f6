import {
  availability,
  contactBanner,
  contactMap,
  contactRows,
  support,
} from '@portfolio/data/content/contact';
import { owner } from '@portfolio/data/content/owner';
import { pages } from '@portfolio/data/content/pages';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { IconLink } from '@portfolio/ui/IconLink';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { ContactForm } from '../contact/ContactForm';
import { vCard } from '../downloads';

function ContactPage() {
  return (
    <>
      <PageHeading heading={pages.contact.heading} intro={pages.contact.intro} />
      <Columns>
        <div>
          <Section id="contact-information" heading="Contact information">
            <ContactList entries={contactRows} />
            <Cluster>
              <ButtonLink {...vCard} variant="outline">
                Download vCard
              </ButtonLink>
            </Cluster>
          </Section>
          <Section screenOnly id="location" heading="Location">
            <MapEmbed {...contactMap} />
          </Section>
          {owner.links.donation && (
            <Section screenOnly id="support" heading={support.heading} intro={support.text}>
              <Cluster>
                <ButtonLink href={owner.links.donation} external variant="outline">
                  {support.label}
                </ButtonLink>
              </Cluster>
            </Section>
          )}
          <Section screenOnly id="quick-connect" heading="Quick Connect">
            <Cluster>
              <IconLink icon="mail" label="E-mail" href={`mailto:${owner.email}`} />
              <IconLink icon="code" label="GitHub" href={owner.links.github} external />
              <IconLink icon="network" label="LinkedIn" href={owner.links.linkedin} external />
            </Cluster>
          </Section>
        </div>
        <Section screenOnly id="message" heading="Send me a message">
          <ContactForm email={owner.email} note={availability} />
        </Section>
      </Columns>
      <Callout
        id="work-together"
        variant="banner"
        heading={contactBanner.heading}
        text={contactBanner.text}
        tags={contactBanner.tags}
      />
    </>
  );
}

export { ContactPage as Component };
