import {
  availability,
  contact,
  contactBanner,
  contactDetails,
  contactMap,
  owner,
  pages,
  site,
  support,
} from 'virtual:content';
import { ContactForm } from 'virtual:content/contactForm';
import { shownPage } from '@portfolio/data/shown/pages';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns, NarrowOnly } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { IconLink } from '@portfolio/ui/IconLink';
import { Link } from '@portfolio/ui/Link';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { contactPage, everyPage } from '@portfolio/words';
import { WriteByMail } from '../contact/WriteByMail';
import { downloadsOf } from '../shared/downloads';
import { legalLinksOf } from '../shared/legal';
import { pick } from '../shared/pick';
import { iconOf, socialLinksOf } from '../shared/socialLinks';
import { Page } from './Page';

/** The content that the page shows. */
const content = {
  availability,
  contact,
  contactBanner,
  contactDetails,
  contactMap,
  owner,
  pages,
  site,
  support,
};

export interface ContactPageProps extends Omit<typeof content, 'availability' | 'contact'> {
  availability?: string | undefined;
  contact?: typeof contact | undefined;
  /** The form. Without it, the owner's e-mail address takes its place. */
  Form?: typeof ContactForm | undefined;
}

/**
 * The ways to reach the owner, and the form. Addresses come first, because they take less room than a form. The map and
 * everything else are below.
 */
export function ContactPage({
  Form,
  availability,
  contact,
  contactBanner,
  contactDetails,
  contactMap,
  owner,
  pages,
  site,
  support,
}: ContactPageProps) {
  const { writeToMe, information, location, map, quickConnect, message } = contactPage;
  const { heading, intro } = shownPage('contact', pages, owner);
  const legal = legalLinksOf(site);
  const links = socialLinksOf(owner);
  const { city, country } = owner.address ?? {};
  return (
    <Page
      heading={
        <PageHeading heading={heading} intro={intro}>
          {Form && (
            <NarrowOnly>
              <ButtonLink href="#message">{writeToMe}</ButtonLink>
            </NarrowOnly>
          )}
        </PageHeading>
      }
      // The form has its own sentence.
      {...(Form && { withoutScript: null })}
    >
      <Columns>
        {!Form && <WriteByMail email={owner.email} note={availability} />}
        <Section id="contact-information" heading={information}>
          <ContactList
            entries={contactDetails.map((detail) => ({
              ...detail,
              icon: iconOf(detail),
            }))}
          />
          <Cluster>
            <ButtonLink {...downloadsOf(owner).vCard} variant="outline">
              {everyPage.downloads.vCard}
            </ButtonLink>
          </Cluster>
        </Section>
        {Form && (
          <Section screenOnly id="message" heading={message}>
            <Form email={owner.email} note={availability} />
            {legal.length > 0 && (
              <Cluster>
                {legal.map(({ label, ...link }) => (
                  <Link key={link.href} {...link}>
                    {label}
                  </Link>
                ))}
              </Cluster>
            )}
          </Section>
        )}
        <div>
          {contactMap && (
            <Section screenOnly id="location" heading={location}>
              <MapEmbed
                title={map(city ?? country)}
                {...pick(contactMap, 'title', 'embedUrl', 'linkUrl')}
                askFor={
                  contact?.map === 'on-press' ? new URL(contactMap.embedUrl).hostname : undefined
                }
              />
            </Section>
          )}
          {support && (
            <Section screenOnly id="support" heading={support.heading} intro={support.text}>
              <Cluster>
                <ButtonLink href={support.url} external variant="outline">
                  <bdi>{support.label}</bdi>
                </ButtonLink>
              </Cluster>
            </Section>
          )}
          {/* Without a profile there would only be the e-mail address, which is above. */}
          {links.length > 1 && (
            <Section screenOnly id="quick-connect" heading={quickConnect}>
              <Cluster>
                {links.map((link) => (
                  <IconLink key={link.href} labelled="below" {...link} />
                ))}
              </Cluster>
            </Section>
          )}
        </div>
      </Columns>
      {contactBanner && (
        <Callout
          id="work-together"
          variant="banner"
          {...pick(contactBanner, 'heading', 'text', 'tags')}
        />
      )}
    </Page>
  );
}

export const Component = () => <ContactPage {...content} Form={ContactForm} />;
