import { MotionChoice, type MotionChoiceProps } from '@portfolio/ui/MotionChoice';
import type { Guide } from '../support/guide.ts';
import { matrixOf } from '../support/states.tsx';

const ignore = () => undefined;

const draw = (props: Partial<MotionChoiceProps>) => (
  <MotionChoice paused={false} onPausedChange={ignore} {...props} />
);

export const guide: Guide = {
  purpose: 'Lets visitors stop everything that moves by itself, and start it again.',
  tasks: [
    'stop animations',
    'pause motion',
    'reduced motion',
    'turn off animation',
    'motion sickness',
  ],
  use: [
    'Once, in the footer, on a site where something moves by itself (WCAG 2.2.2).',
    'Together with code that sets `data-motion="reduced"` on the root element and remembers the choice: this only asks.',
  ],
  avoid: [
    {
      when: 'Only one thing moves.',
      instead: 'Give it its own pause button, as `QuoteRotator` and `SpotlightCarousel` have.',
    },
    { when: 'Visitors choose colours.', instead: 'Use `ThemeChoice`.' },
  ],
  anatomy: {
    example: <MotionChoice paused={false} onPausedChange={ignore} />,
    parts: [
      {
        name: 'Button',
        selector: 'button',
        description: 'Quiet and small to the eye, 44 px high for a finger.',
      },
      { name: 'Icon', selector: 'svg', description: 'What a press does: pause or play.' },
    ],
  },
  states: matrixOf<MotionChoiceProps>(
    draw,
    { moving: { paused: false }, paused: { paused: true } },
    { idle: {}, hover: {}, focus: {} },
  ),
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button.' },
    { keys: 'Enter, Space', does: 'Stops all motion, or starts it again. The focus stays.' },
  ],
  announced: [
    { when: 'It gets the focus', says: '“Pause animations, button”.' },
    {
      when: 'It was pressed',
      says: 'Its new name, “Play animations”, in screen readers that follow the focused button.',
    },
    {
      when: 'The system asks for reduced motion',
      says: 'Nothing: it isn’t there, because nothing moves.',
    },
  ],
  writing: ['Its texts are its own: `Pause animations` and `Play animations`, what a press does.'],
};
