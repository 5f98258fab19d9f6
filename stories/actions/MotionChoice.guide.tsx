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
  avoid: {
    'Only one thing moves.':
      'Give it its own pause button, as `QuoteRotator` and `SpotlightCarousel` have.',
    'Visitors choose colours.': 'Use `ThemeChoice`.',
  },
  anatomy: {
    example: <MotionChoice paused={false} onPausedChange={ignore} />,
    parts: {
      Button: {
        selector: 'button',
        description: 'Quiet and small to the eye, 44 px high for a finger.',
      },
      Icon: { selector: 'svg', description: 'What a press does: pause or play.' },
    },
  },
  states: matrixOf<MotionChoiceProps>(
    draw,
    { moving: { paused: false }, paused: { paused: true } },
    { idle: {}, hover: {}, focus: {} },
  ),
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Stops all motion, or starts it again. The focus stays.',
  },
  announced: {
    'It gets the focus': '“Pause animations, button”.',
    'It was pressed':
      'Its new name, “Play animations”, in screen readers that follow the focused button.',
    'The system asks for reduced motion': 'Nothing: it isn’t there, because nothing moves.',
  },
  writing: ['Its texts are its own: `Pause animations` and `Play animations`, what a press does.'],
};
