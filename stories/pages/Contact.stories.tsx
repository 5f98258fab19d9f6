import { contact } from 'virtual:content';
import { ContactForm } from '@portfolio/site/contact/ContactForm.tsx';
import { createOutbox } from '@portfolio/site/contact/outbox';
import { ContactPage, type ContactPageProps } from '@portfolio/site/pages/ContactPage.tsx';
import { contactForm } from '@portfolio/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that asks: what there is to know on one side, the form on the other. On a phone the form is one
 * tap away. Made of `ContactList`, `Form`, `Field`, `DraftNote`, `StatusMessage` and `MapEmbed`.
 */
const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  ...inSite('contact'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...contact,
    Form: ContactForm as ContactPageProps['Form'],
    // No story depends on a network.
    map: {
      title: 'Map of Pune',
      embedUrl: 'data:text/html,',
      linkUrl: 'https://maps.example.com/pune',
      onPress: false,
    },
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both columns begin at the top, so nobody has to be led to the form. */
export const Desktop: Story = {
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    // A narrow docs page shows it in a narrow frame.
    if (innerWidth < 1024) return;
    const top = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().top;
    await expect(top('Send me a message')).toBe(top('Contact information'));
    await expect(canvas.queryByRole('link', { name: 'Write to me' })).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The form is one tap away, and comes before the map. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole('region', { name: 'Send me a message' });
    const map = canvas.getByRole('region', { name: 'Location' });
    await expect(form.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(form.offsetTop).toBeLessThan(map.offsetTop);
    const [link] = canvas.getAllByRole('link', { name: 'Write to me' }) as [HTMLElement];
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    await expect(link).toHaveAttribute('href', `#${form.id}`);
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The form was sent with nothing in it. */
export const Rejected: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByText(contactForm.errors.name.required)).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
    // Further down, the navigation may cover a part of a link, which axe finds too small then.
    scrollTo(0, 0);
  },
};

export const RejectedInTheDark: Story = {
  ...Rejected,
  tags: [],
  globals: { ...desktop, theme: 'dark' },
};

/** Quick Connect has only what the owner has. */
export const OneProfile: Story = {
  tags: ['behaviour'],
  globals: desktop,
  args: { links: contact.links.filter(({ kind }) => kind !== 'network') },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Quick Connect' }));
    await expect(card.getByRole('link', { name: 'E-mail' })).toBeVisible();
    await expect(card.getByRole('link', { name: /^GitHub/ })).toBeVisible();
    await expect(card.queryByRole('link', { name: /^LinkedIn/ })).toBeNull();
  },
};

/** The address is in the contact information. */
export const NoProfile: Story = {
  tags: ['behaviour'],
  globals: desktop,
  args: { links: contact.links.filter(({ kind }) => kind === 'email') },
  play: ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Quick Connect' })).toBeNull(),
};

/** The owner has turned the form off: their address takes its place, first on every width. */
export const WithoutForm: Story = {
  globals: desktop,
  args: { Form: undefined },
  play: async ({ canvas, canvasElement }) => {
    const mail = canvas.getByRole('region', { name: 'Write me an e-mail' });
    const details = canvas.getByRole('region', { name: 'Contact information' });
    await expect(mail.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const send = within(mail).getByRole('link', { name: 'Send an e-mail' });
    await expect(send).toHaveAttribute('href', `mailto:${contact.email}`);
    await expect(within(mail).getByRole('link', { name: contact.email })).toBeVisible();
    await expect(within(mail).getByRole('button', { name: 'Copy address' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const WithoutFormInTheDark: Story = {
  ...WithoutForm,
  globals: { ...desktop, theme: 'dark' },
};

export const WithoutFormOnAPhone: Story = { ...WithoutForm, globals: phone };

/** After the thanks, which were announced, a quiet line stays that isn't announced. */
export const Sent: Story = {
  tags: ['behaviour'],
  globals: phone,
  ...fakeTimers,
  args: {
    // Axe waits for an answer from a frame, on timers that stand still here.
    map: undefined,
    Form: (props) => {
      const [outbox] = useState(() => createOutbox(async () => {}));
      return <ContactForm {...props} outbox={outbox} />;
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [label, text] of [
      [/^Name/, 'Ravi Kumar'],
      [/^Phone/, '+44 7700 900123'],
      [/^Email/, 'ravi@example.org'],
      [/^Message/, 'Could we talk about it?'],
    ] as const)
      await userEvent.type(canvas.getByRole('textbox', { name: label }), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    // As long as a person takes at least.
    await advance(2000);
    const region = canvas.getByText(contactForm.sent).closest('[role="status"]');
    await expect(canvas.queryByText(/^Sent at/)).toBeNull();
    await advance(5000);
    const sent = canvas.getByText(/^Sent at \d{1,2}:\d{2}/);
    await expect(region).toBeEmptyDOMElement();
    await expect(sent.closest('[role="status"], [aria-live]')).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
};
