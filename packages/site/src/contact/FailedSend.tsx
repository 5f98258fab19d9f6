import {
  type ContactMessage,
  filledIn,
  isInquiryType,
  toContactRow,
} from '@portfolio/data/contact/contactMessage';
import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { contactForm } from '@portfolio/words';

/** Writes the message as a person would, without empty fields. */
const toPlainText = (message: ContactMessage) =>
  filledIn(toContactRow({ ...message, message: '' }))
    .map(([field, text]) => {
      const shown = isInquiryType(text) ? contactForm.inquiryTypes[text] : text;
      return `${contactForm.labels[field]}: ${field === 'inquiryType' ? shown : text}`;
    })
    .concat('', message.message)
    .join('\n');

/** A `mailto:` URL with subject and text, and the line ends of RFC 6068 (section 5). */
const mailtoUrl = (to: string, subject: string, text: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    text.replaceAll('\n', '\r\n'),
  )}`;

/** Two other ways to send a message that couldn't be sent. */
export function FailedSend({ to, message }: { to: string; message: ContactMessage }) {
  const text = toPlainText(message);
  const { mail, copy, subject } = contactForm.otherWays;
  return (
    <Cluster>
      <ButtonLink href={mailtoUrl(to, subject(message.name), text)} icon="mail" variant="outline">
        {mail}
      </ButtonLink>
      <CopyButton labelled label={copy} value={text} />
    </Cluster>
  );
}
