import type { Decorator } from '@storybook/react-vite';

/** Gives a story room of `rem`, for what follows the room and not the window. */
export const inlineSize =
  (rem: number): Decorator =>
  (Story) => (
    <div style={{ inlineSize: `${rem}rem` }}>
      <Story />
    </div>
  );
