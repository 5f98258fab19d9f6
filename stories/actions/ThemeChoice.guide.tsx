import { ThemeChoice, type ThemeChoiceProps, themeChoices } from '@portfolio/ui/ThemeChoice';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';
import { statesOf, valuesOf } from '../support/states.tsx';

const ignore = () => undefined;

const draw = (props: Partial<ThemeChoiceProps>) => (
  <ThemeChoice value="system" onValueChange={ignore} {...props} />
);

export const guide: Guide = {
  purpose: 'Lets visitors choose the light theme, the dark one, or that of their system.',
  tasks: ['dark mode', 'light mode', 'night mode', 'theme switch', 'toggle', 'appearance'],
  use: [
    'Once, in the header, where it is on every page.',
    'Together with code that puts `data-theme` on the root element and remembers the choice: this only asks.',
  ],
  avoid: {
    'Visitors want less motion.': 'Use `MotionChoice`.',
    'They choose what a list shows.': 'Use `CategoryFilter`.',
    'The choice is part of a form.': 'Use `SelectField`.',
  },
  anatomy: {
    example: <ThemeChoice value="light" onValueChange={ignore} />,
    parts: {
      Group: { selector: '[role="radiogroup"]', description: 'Named “Theme”.' },
      Choice: {
        selector: 'label',
        description: '44 px wide and high: a radio button with an icon. Its name shows on hover.',
      },
      'Chosen one': {
        selector: 'label:has(:checked)',
        description: 'In the accent colour, with a mark on the line.',
      },
    },
  },
  states: [
    { name: 'chosen', states: statesOf<ThemeChoiceProps>(draw, valuesOf('value', themeChoices)) },
    {
      name: 'others',
      states: [
        { name: 'hover', example: draw({}), act: lookAt('hover', 'label:last-child') },
        { name: 'focus', example: draw({}), act: lookAt('focus-visible', ':checked') },
      ],
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the chosen theme, and from there out of the group.',
    'Arrow keys': 'Choose the next or the previous theme at once; after the last comes the first.',
  },
  announced: {
    'It gets the focus': '“Theme, radio group. System theme, radio button, checked, 1 of 3”.',
    'An arrow key chooses another': '“Light theme, radio button, checked, 2 of 3”.',
  },
  writing: [
    'The names `System theme`, `Light theme` and `Dark theme` are its own.',
    'For another language, `aria-label` renames the group.',
  ],
};
