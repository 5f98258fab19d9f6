import {
  type ContactMessage,
  filledIn,
  isInquiryType,
  toContactRow,
} from '@portfolio/data/contactMessage';
import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { CopyButton } from '@portfolio/ui/CopyButton';
import { contactForm } from '@portfolio/words';

/** The message as a person would write it down, without empty fields. */
const writeOut = (message: ContactMessage) =>
  filledIn(toContactRow({ ...message, message: '' }))
    .map(([field, text]) => {
      const shown = isInquiryType(text) ? contactForm.inquiryTypes[text] : text;
      return `${contactForm.labels[field]}: ${field === 'inquiryType' ? shown : text}`;
    })
    .concat('', message.message)
    .join('\n');

/** `mailto:` with subject and text, with the line ends of RFC 6068 (section 5). */
const mailtoUrl = (to: string, subject: string, text: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(
    text.replaceAll('\n', '\r\n'),
  )}`;

/** Two other ways for a message that could not be sent. */
export function FailedSend({ to, message }: { to: string; message: ContactMessage }) {
  const text = writeOut(message);
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
