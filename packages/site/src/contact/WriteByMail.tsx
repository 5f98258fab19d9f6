import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { FormNote } from '@portfolio/ui/Form';
import { Link } from '@portfolio/ui/Link';
import { Section } from '@portfolio/ui/Section';
import { contactPage } from '@portfolio/words';

export interface WriteByMailProps {
  /** The owner's address. */
  email: string;
  /** When visitors can expect an answer. */
  note?: string | undefined;
}

/**
 * Replaces the form with a button that opens the mail program, a button that copies the address, and the address as
 * text.
 */
export function WriteByMail({ email, note }: WriteByMailProps) {
  const { heading, send, copyAddress } = contactPage.byMail;
  const mailto = `mailto:${email}`;
  return (
    <Section
      screenOnly
      id="message"
      heading={heading}
      intro={
        <Link href={mailto}>
          <bdi>{email}</bdi>
        </Link>
      }
    >
      <Cluster>
        <ButtonLink href={mailto} icon="mail">
          {send}
        </ButtonLink>
        <CopyButton labelled label={copyAddress} value={email} />
      </Cluster>
      {note && <FormNote>{note}</FormNote>}
    </Section>
  );
}
