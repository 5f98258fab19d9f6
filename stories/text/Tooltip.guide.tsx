import { Tooltip, type TooltipProps } from '@portfolio/ui/Tooltip';
import type { Guide } from '../support/guide.ts';

const score: TooltipProps = {
  children: 'Brier score',
  content: 'Mean squared error of a probability: 0 is perfect.',
};

const draw = (props: Partial<TooltipProps>) => <Tooltip {...score} {...props} />;

export const guide: Guide = {
  purpose: 'Tells more about a word or a thing, next to it and only when somebody asks.',
  tasks: [
    'tooltip',
    'hint',
    'hover text',
    'title attribute',
    'details on demand',
    'explain a term',
  ],
  use: [
    'For details that help, and that nobody misses who doesn’t open them.',
    'For text and pictures only: a link goes next to the button.',
    'With a `TooltipGroup` around several: one is open, and the next one opens without delay.',
    'With a class that gives the button its look, where it’s more than a word.',
  ],
  avoid: {
    'Everybody needs it.': 'Write it on the page, or use `FormNote`.',
    'It holds a link or a button.': 'Put that next to it: the focus can’t get into a tooltip.',
    'It names an icon.': 'Use `IconLink`, or `VisuallyHidden` in a `Button`.',
    'A press does something else.': 'Use `Button`: a press pins a tooltip.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Button: {
        selector: 'button',
        description:
          'Its dotted line says that there is more. The tooltip is below it, or above where the window ends.',
      },
    },
  },
  states: [
    {
      states: [
        { name: 'idle', example: draw({}) },
        { name: 'hovered', example: draw({}), look: 'hover' },
        { name: 'focused', example: draw({}), look: 'focus-visible' },
      ],
    },
  ],
  stateWidth: 250,
  keyboard: {
    Tab: 'Moves the focus to the button and opens the tooltip; it closes when the focus leaves, unless it’s pinned.',
    'Enter, Space': 'Pins the tooltip, so that it stays; closes a pinned one.',
    Escape: 'Closes the tooltip. The focus stays on the button.',
  },
  announced: {
    'It gets the focus':
      '“Brier score, toggle button”, then the tooltip: “Mean squared error of a probability: 0 is perfect.”',
    'It is pinned': '“Pressed”.',
  },
  writing: [
    'Content: one or two short sentences, or a few facts. What nobody could do without belongs on the page.',
    'Button: the word itself, not `More` or `?`: `Brier score`.',
  ],
};
