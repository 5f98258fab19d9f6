import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../support/states.tsx';
import { guide } from './Cluster.guide.tsx';

const meta = {
  component: Cluster,
  parameters: { guide },
  args: {
    children: ['Download Resume', 'Download Business Card', "Let's Connect"].map((label) => (
      <ButtonLink key={label} href="/contact" variant="outline">
        {label}
      </ButtonLink>
    )),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };
