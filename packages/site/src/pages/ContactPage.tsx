import { availability, contactBanner, contactMap, owner, pages, support } from 'virtual:content';
import { contactDetails } from '@portfolio/data/contactDetails';
import { pageWords } from '@portfolio/data/pages';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns, NarrowOnly } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { IconLink } from '@portfolio/ui/IconLink';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { ContactForm } from '../contact/ContactForm';
import { downloadsOf } from '../downloads';
import { iconOf, socialLinksOf } from '../socialLinks';
import { InParts } from './InParts';

/** What the page shows of the content. */
const content = { availability, contactBanner, contactMap, owner, pages, support };

/** How to reach the owner, and the form. */
export function ContactPage({
  availability,
  contactBanner,
  contactMap,
  owner,
  pages,
  support,
}: typeof content) {
  const { heading, intro } = pageWords('contact', pages, owner);
  const mapTitle = owner.address ? `Map of ${owner.address.city}` : 'Map';
  return (
    <InParts>
      <PageHeading heading={heading} intro={intro}>
        <NarrowOnly>
          <ButtonLink href="#message">Write to me</ButtonLink>
        </NarrowOnly>
      </PageHeading>
      <Columns>
        <Section id="contact-information" heading="Contact information">
          <ContactList
            entries={contactDetails(owner).map((detail) => ({
              ...detail,
              icon: iconOf(detail.label),
            }))}
          />
          <Cluster>
            <ButtonLink {...downloadsOf(owner).vCard} variant="outline">
              Download vCard
            </ButtonLink>
          </Cluster>
        </Section>
        <Section screenOnly id="message" heading="Send me a message">
          <ContactForm email={owner.email} note={availability} />
        </Section>
        <div>
          {contactMap && (
            <Section screenOnly id="location" heading="Location">
              <MapEmbed title={mapTitle} {...contactMap} />
            </Section>
          )}
          <Columns size="sm">
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
                {socialLinksOf(owner).map((link) => (
                  <IconLink key={link.href} labelled="below" {...link} />
                ))}
              </Cluster>
            </Section>
          </Columns>
        </div>
      </Columns>
      {contactBanner && <Callout id="work-together" variant="banner" {...contactBanner} />}
    </InParts>
  );
}

export const Component = () => <ContactPage {...content} />;
