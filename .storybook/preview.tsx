import '@portfolio/ui/global';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { consoleExceptions } from './consoleExceptions.ts';
import { guardConsole } from './consoleGuard.ts';
import { checkContrastInOtherTheme } from './contrastInOtherTheme.ts';
import { modes } from './modes.ts';
import { globalTypes, initialGlobals, withRootAttributes } from './rootAttributes.ts';
import { viewports } from './viewports.ts';

const consoleGuard = guardConsole(console, consoleExceptions);

const isTestRun = '__vitest_browser__' in globalThis;

/** Colours and names do not depend on motion: the run without it leaves them to the run with it. */
const isStillRun = isTestRun && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A face that is another name for a font of the system fails where the system has none. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withRootAttributes],
  // What a story measures is measured in the fonts that it is seen in.
  loaders: [loadFonts],
  // What is cleared is what a failed story left; what is written on import is the first story's.
  beforeEach: () => () => consoleGuard.clear(),
  // A docs page renders its stories together, so that no message can be told to be one story's.
  afterEach: async ({ id, viewMode, canvasElement }) => {
    if (viewMode !== 'story') return;
    consoleGuard.check(id);
    // In the workshop itself, nothing is to flash.
    if (isTestRun && !isStillRun) await checkContrastInOtherTheme(canvasElement);
  },
  parameters: {
    // WCAG 2.2, level AA: axe has the rule, but does not ask for it by itself.
    a11y: {
      test: isStillRun ? 'off' : 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    viewport: { options: viewports },
    // What moves is shown where it comes to rest, as by `npm run visual`.
    chromatic: { modes, pauseAnimationAtEnd: true },
    options: {
      storySort: {
        order: ['Introduction', 'Usage', 'Accessibility', 'Foundations', 'Components', 'Pages'],
      },
    },
  },
};

export default preview;
