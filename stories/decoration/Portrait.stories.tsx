import { Portrait } from '@portfolio/ui/Portrait';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { owner, pictures } from '../support/samples.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows a person in a circle, or their initials where there is no picture.',
  use: [
    'For the owner, beside the heading of the first page with `size="page"`.',
    'In the header with `size="header"`: `SiteHeader` does that.',
    'Beside the person’s name, which says who the initials are: they come from its first two words.',
  ],
  avoid: {
    'It isn’t a person.': 'Use `Picture`.',
    'It is the icon of a skill.': 'Use `SkillIcon`.',
    'It would be alone, without a picture.':
      'Put the name beside it: initials are two letters for the eye and nothing for the ear.',
    'It should be larger or smaller.':
      'Choose another `size`, which follows the window: with measures of your own it may be no circle any more.',
    '`alt` would say what the person wears.':
      'Say who it is: looks matter only if the page is about them.',
  },
  keyboard: {},
  announced: {
    'There is a picture': 'Its text alternative: “Illustration of Mira Kelvekar, image”.',
    'There are initials': 'Nothing: the name is beside them.',
  },
};

const picture = owner.portrait;

const meta = {
  component: Portrait,
  args: { name: owner.name, picture },
  parameters: { guide },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cut to a circle from its middle. */
export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: picture.alt })).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    picture: {
      ...picture,
      src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')}`,
      placeholder: '#8aa4d6',
    },
  },
};

export const Initials: Story = { args: { picture: undefined } };

export const BrokenPicture: Story = { args: { picture: { ...picture, src: pictures.broken } } };

export const Header: Story = { args: { size: 'header' } };

export const HeaderInitials: Story = { args: { ...Header.args, ...Initials.args } };

export const HeaderBrokenPicture: Story = { args: { ...Header.args, ...BrokenPicture.args } };

export const NameOfOneWord: Story = { args: { ...HeaderInitials.args, name: 'Mira' } };

/** Large enough to recognise somebody. */
export const IsLargeOnADesktop: Story = {
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('width', '168');
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([168, 168]);
  },
};

/** A browser takes a file of that size. */
export const IsSmallerOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: {
    picture: {
      ...picture,
      sources: [{ type: 'image/svg+xml', srcSet: `${pictures.portrait} 504w` }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('source')?.sizes).toBe(
      '(max-width: 40rem) 88px, 168px',
    );
    const { offsetWidth, offsetHeight } = canvas.getByRole('img');
    await expect(offsetWidth).toBe(offsetHeight);
    if (innerWidth <= 640) await expect(offsetWidth).toBe(88);
  },
};
