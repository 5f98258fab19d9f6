import { Portrait } from '@portfolio/ui/Portrait';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { owner, pictures } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Shows a person in a circle, or their initials where there is no picture.',
  use: [
    'For the owner, in the header: `SiteHeader` does that.',
    'Beside the person’s name, which says who the initials are: they come from its first and its last word.',
  ],
  avoid: {
    'It isn’t a person.': 'Use `Picture`.',
    'It is the icon of a skill.': 'Use `SkillIcon`.',
    'It would be alone, without a picture.':
      'Put the name beside it: initials are two letters for the eye and nothing for the ear.',
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

export const NameOfOneWord: Story = { args: { ...Initials.args, name: 'Mira' } };

/** A browser takes a file of that size. */
export const IsACircleOf40Px: Story = {
  tags: ['behaviour'],
  args: {
    picture: {
      ...picture,
      sources: [{ type: 'image/svg+xml', srcSet: `${pictures.portrait} 80w` }],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('source')?.sizes).toBe('40px');
    const image = canvas.getByRole('img');
    await expect([image.offsetWidth, image.offsetHeight]).toEqual([40, 40]);
  },
};
