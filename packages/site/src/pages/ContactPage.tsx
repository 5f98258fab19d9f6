import { contact } from 'virtual:content';
import { ContactForm } from 'virtual:content/contactForm';
import type { ContactView } from '@portfolio/data/views/contactView';
import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Cluster } from '@portfolio/ui/Cluster';
import { Columns, NarrowOnly } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { IconLink } from '@portfolio/ui/IconLink';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { contactPage, everyPage } from '@portfolio/words';
import { WriteByMail } from '../contact/WriteByMail';
import { iconLinks, iconOf } from '../shared/iconOf';
import { pick } from '../shared/pick';
import { publicDownload } from '../shared/publicDownload';
import { Page } from './Page';

export interface ContactPageProps extends ContactView {
  /** The form. Without it, the owner's e-mail address takes its place. */
  Form?: typeof ContactForm | undefined;
}

/**
 * The ways to reach the owner, and the form. Addresses come first, because they take less room than a form. The map and
 * everything else are below.
 */
export function ContactPage({
  Form,
  heading,
  intro,
  email,
  availability,
  topics,
  details,
  vCard,
  map,
  support,
  links,
  banner,
}: ContactPageProps) {
  const { writeToMe, information, location, quickConnect, message } = contactPage;
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
        {!Form && <WriteByMail email={email} note={availability} />}
        <Section id="contact-information" heading={information}>
          <ContactList entries={details.map((detail) => ({ ...detail, icon: iconOf(detail) }))} />
          <Cluster>
            <ButtonLink {...publicDownload(vCard)} variant="outline">
              {everyPage.downloads.vCard}
            </ButtonLink>
          </Cluster>
        </Section>
        {Form && (
          <Section screenOnly id="message" heading={message}>
            <Form email={email} note={availability} topics={topics} />
          </Section>
        )}
        <div>
          {map && (
            <Section screenOnly id="location" heading={location}>
              <MapEmbed
                {...pick(map, 'title', 'embedUrl', 'linkUrl')}
                askFor={map.onPress ? new URL(map.embedUrl).hostname : undefined}
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
                {iconLinks(links).map((link) => (
                  <IconLink key={link.href} labelled="below" {...link} />
                ))}
              </Cluster>
            </Section>
          )}
        </div>
      </Columns>
      {banner && (
        <Callout id="work-together" variant="banner" {...pick(banner, 'heading', 'text', 'tags')} />
      )}
    </Page>
  );
}

export const Component = () => <ContactPage {...contact} Form={ContactForm} />;
