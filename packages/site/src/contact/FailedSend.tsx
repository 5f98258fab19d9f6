import { type ContactMessage, filledIn, toContactRow } from '@portfolio/data/contactMessage';
import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { CopyButton } from '@portfolio/ui/CopyButton';

/** The message as a person would write it down, without empty fields. */
const writeOut = (message: ContactMessage) =>
  filledIn(toContactRow({ ...message, message: '' }))
    .map(([label, text]) => `${label}: ${text}`)
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
  return (
    <Cluster>
      <ButtonLink
        href={mailtoUrl(to, `Message from ${message.name}`, text)}
        icon="mail"
        variant="outline"
      >
        Send it by e-mail
      </ButtonLink>
      <CopyButton labelled label="Copy message" value={text} />
    </Cluster>
  );
}
