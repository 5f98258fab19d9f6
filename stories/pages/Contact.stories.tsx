import { Button } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { Columns } from '@portfolio/ui/Columns';
import { ContactList } from '@portfolio/ui/ContactList';
import { DraftNote } from '@portfolio/ui/DraftNote';
import { SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import { Form, FormFields } from '@portfolio/ui/Form';
import { MapEmbed } from '@portfolio/ui/MapEmbed';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const entries = [
  {
    label: 'Email',
    value: 'mira.kelvekar@example.com',
    href: 'mailto:mira.kelvekar@example.com',
    verified: true,
  },
  { label: 'Phone', value: '+1 202 555 0142', href: 'tel:+12025550142', verified: false },
  {
    label: 'GitHub',
    value: 'mira-kelvekar',
    href: 'https://github.example.com/mira-kelvekar',
    verified: true,
  },
  { label: 'Location', value: 'Pune, Maharashtra, India', verified: false },
];

interface ContactPageProps {
  /** Whether the form was sent with mistakes in it. */
  rejected: boolean;
}

/** A page that asks: what there is to know on one side, the form on the other. */
function ContactPage({ rejected }: ContactPageProps) {
  const error = (message: string) => (rejected ? message : undefined);
  return (
    <SiteFrame current="/contact">
      <PageHeading heading="Get In Touch" intro="Tell me what you measure, and what it is for." />
      <Columns>
        <div>
          <Section heading="Contact information">
            <ContactList entries={entries} />
          </Section>
          <Section heading="Location">
            <MapEmbed
              title="Map of Pune, India"
              embedUrl="data:text/html,"
              linkUrl="https://maps.example.com/pune"
            />
          </Section>
        </div>
        <Section heading="Send me a message">
          <Form noValidate onSubmit={(event) => event.preventDefault()}>
            <FormFields>
              <TextField label="Name" required error={error('Name is required')} />
              <TextField
                label="Email"
                type="email"
                required
                defaultValue={rejected ? 'mira@' : ''}
                error={error('Please enter a valid email')}
              />
              <SelectField
                label="Inquiry Type"
                options={['Project Collaboration', 'General Question']}
                emptyOption="Select inquiry type"
              />
              <TextField label="Social Media" placeholder="@username or profile link" />
              <TextAreaField label="Message" required rows={5} valid={rejected} />
              <Button type="submit">Send Message</Button>
            </FormFields>
            <StatusMessage tone="negative">
              {error('There was an error sending your message. Please try again.')}
            </StatusMessage>
            <DraftNote state={rejected ? 'kept' : 'empty'}>
              What you type is kept on this device only, for 24 hours or until it is sent.
            </DraftNote>
          </Form>
        </Section>
      </Columns>
      <Callout
        variant="banner"
        heading="Ready to Innovate Together?"
        tags={['AI/ML Development', 'Data Science Consulting', 'Open Source Collaboration']}
      />
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
  args: { rejected: false },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const Rejected: Story = { tags: ['visual'], args: { rejected: true }, globals: phone };

export const RejectedInTheDark: Story = {
  args: { rejected: true },
  globals: { ...desktop, theme: 'dark' },
};
