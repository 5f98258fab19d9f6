import { inquiryTypes, MIN_MESSAGE_LENGTH } from '@portfolio/data/contact/contactMessage';
import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { DraftNote } from '@portfolio/ui/DraftNote';
import { SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import {
  Form,
  FormActions,
  FormColumns,
  FormFallback,
  FormFields,
  FormNote,
} from '@portfolio/ui/Form';
import { Honeypot } from '@portfolio/ui/Honeypot';
import { StatusMessage, type StatusTone } from '@portfolio/ui/StatusMessage';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { contactForm } from '@portfolio/words';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { idle } from '../routing/scheduling';
import { draftHours } from './draft';
import { FailedSend } from './FailedSend';
import { type FormStatus, outbox as siteOutbox } from './outbox';
import { loadClient } from './sendMessage';
import { sentTime } from './sentTime';
import { trapName } from './spamCheck';
import { successDurationMs, useContactForm } from './useContactForm';
import { useOffline } from './useOffline';
import { useTopic } from './useTopic';
import type { WriteByMailProps } from './WriteByMail';

const loadStars = () => import('@portfolio/ui/Celebration');

/** The tone and words of each state (spec section 8). */
const outcomes: Partial<Record<FormStatus, { tone: StatusTone; text: string }>> = {
  success: { tone: 'positive', text: contactForm.sent },
  error: { tone: 'negative', text: contactForm.failed },
};

const offline = { tone: 'neutral', text: contactForm.offline } as const;

const inquiryOptions = inquiryTypes.map((value) => ({
  value,
  label: contactForm.inquiryTypes[value],
}));

interface ContactFormProps extends WriteByMailProps {
  /** The titles of the projects that a message can be about. */
  topics: readonly string[];
  /**
   * Sends the messages.
   * @default the site's
   */
  outbox?: typeof siteOutbox;
}

/**
 * The form that sends a message to the owner. Without JavaScript, the browser checks the fields and passes the text to
 * the visitor's mail program.
 */
export function ContactForm({ email, note, topics, outbox = siteOutbox }: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const requiredId = useId();
  const isHydrated = useHydrated();
  const { message, status, explanation, sentAt, draftState, fieldProps, ...handlers } =
    useContactForm(formRef, useTopic(topics), outbox);
  const [stars, setStars] = useState<Awaited<ReturnType<typeof loadStars>>>();
  const submitting = status === 'submitting';
  // The message must show first, because fifty stars take longer.
  const isCelebrated = useDeferredValue(status === 'success');
  const isOffline = useOffline() && status === 'editing';
  const { tone = 'neutral', text = '' } = (isOffline ? offline : outcomes[status]) ?? {};
  return (
    <Form
      ref={formRef}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      checksItself
      onChange={handlers.change}
      onSubmit={handlers.submit}
      // Loading waits until the browser is idle, so that it doesn't slow down typing. A failure shows when the visitor
      // sends.
      onFocus={() => void Promise.allSettled([loadStars().then(setStars), idle().then(loadClient)])}
      aria-busy={submitting}
    >
      <FormFields disabled={submitting} aria-describedby={requiredId}>
        <FormNote id={requiredId}>{contactForm.requiredNote}</FormNote>
        <FormColumns>
          <TextField
            id="your-name"
            autoComplete="name"
            autoCapitalize="words"
            {...fieldProps('name')}
          />
          <TextField type="tel" autoComplete="tel" {...fieldProps('phone')} />
          <TextField type="email" autoComplete="email" {...fieldProps('email')} />
          <SelectField
            options={inquiryOptions}
            emptyOption={contactForm.chooseInquiryType}
            {...fieldProps('inquiryType')}
          />
          <TextField
            placeholder={contactForm.socialPlaceholder}
            autoCapitalize="none"
            spellCheck={false}
            {...fieldProps('social')}
          />
        </FormColumns>
        <TextAreaField rows={5} minLength={MIN_MESSAGE_LENGTH} {...fieldProps('message')} />
        {/* Spam programs run scripts, so the field can wait for hydration. Without a script, the form goes to the
            mail program. */}
        {isHydrated && <Honeypot name={trapName} />}
        <FormActions>
          <Button type="submit" loading={submitting} loadingLabel={contactForm.sending}>
            {contactForm.send}
          </Button>
          <DraftNote
            state={submitting ? 'empty' : draftState}
            onClear={handlers.clear}
            onRestore={handlers.undoClear}
          >
            {contactForm.keptFor(draftHours)}
          </DraftNote>
          <FormFallback>{contactForm.withoutScript}</FormFallback>
        </FormActions>
      </FormFields>
      {note && <FormNote>{note}</FormNote>}
      <Cluster>
        {/* In the place of the thanks, but outside the live region: they have been announced. */}
        {sentAt !== undefined && status === 'editing' && !isOffline && (
          <FormNote>{contactForm.sentAt(sentTime(sentAt))}</FormNote>
        )}
        <StatusMessage
          bringIntoView={!isOffline}
          tone={tone}
          detail={explanation}
          hideAfterMs={successDurationMs}
          onHide={handlers.hideSuccess}
        >
          {text}
        </StatusMessage>
      </Cluster>
      {status === 'error' && <FailedSend to={email} message={message} />}
      {isCelebrated && stars && <stars.Celebration active />}
    </Form>
  );
}
