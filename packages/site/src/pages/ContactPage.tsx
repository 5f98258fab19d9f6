import { contactRows } from '@portfolio/data/contactRows';
import { availability, contactBanner, contactMap, support } from '@portfolio/data/shipped/contact';
import { owner } from '@portfolio/data/shipped/owner';
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
import { pageNamed } from '../sitePages';
import { socialLinks } from '../socialLinks';

const { heading, intro } = pageNamed('contact');
const mapTitle = owner.address ? `Map of ${owner.address.city}` : 'Map';

function ContactPage() {
  return (
    <>
      <PageHeading heading={heading} intro={intro} />
      <Columns>
        <div>
          <Section id="contact-information" heading="Contact information">
            <ContactList entries={contactRows(owner)} />
            <Cluster>
              <ButtonLink {...vCard} variant="outline">
                Download vCard
              </ButtonLink>
            </Cluster>
          </Section>
          {contactMap && (
            <Section screenOnly id="location" heading="Location">
              <MapEmbed title={mapTitle} {...contactMap} />
            </Section>
          )}
          {support && (
            <Section screenOnly id="support" heading={support.heading} intro={support.text}>
              <Cluster>
                <ButtonLink href={support.url} external variant="outline">
                  {support.label}
                </ButtonLink>
              </Cluster>
            </Section>
          )}
          <Section screenOnly id="quick-connect" heading="Quick Connect">
            <Cluster>
              {socialLinks.map((link) => (
                <IconLink key={link.href} {...link} />
              ))}
            </Cluster>
          </Section>
        </div>
        <Section screenOnly id="message" heading="Send me a message">
          <ContactForm email={owner.email} note={availability} />
        </Section>
      </Columns>
      {contactBanner && <Callout id="work-together" variant="banner" {...contactBanner} />}
    </>
  );
}

export { ContactPage as Component };
