import '@portfolio/ui/global';
import '@portfolio/ui/webFonts';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectNoBrokenPicture, expectNoSidewaysScroll } from '../stories/support/expectations.ts';
import { consoleExceptions } from './consoleExceptions.ts';
import { guardConsole } from './consoleGuard.ts';
import { checkContrastInOtherTheme } from './contrastInOtherTheme.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { Container } from './docs/Container.tsx';
import { withLanguage } from './shared/languages.tsx';
import { modes } from './shared/modes.ts';
import { globalTypes, initialGlobals, withRootAttributes } from './shared/rootAttributes.ts';
import { isState } from './shared/tags.ts';
import { viewports } from './shared/viewports.ts';

const consoleGuard = guardConsole(console, consoleExceptions);

const isTestRun = '__vitest_browser__' in globalThis;

/** Colours and names don't depend on motion, so only the run with motion checks them. */
const isStillRun = isTestRun && matchMedia('(prefers-reduced-motion: reduce)').matches;

// What isn't there after this long isn't coming; a busy machine is no reason to fail.
if (isTestRun) configure({ asyncUtilTimeout: 60_000 });

/** A font face for a font of the system fails to load if the system doesn't have it. */
const loadFonts = () => Promise.allSettled([...document.fonts].map((face) => face.load()));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withLanguage, withRootAttributes],
  // So that stories measure with the fonts that visitors see.
  loaders: [loadFonts],
  // Clears what a failed story left. Messages on import count for the first story.
  beforeEach: () => () => consoleGuard.clear(),
  // A docs page renders its stories together, so a message can't be assigned to one of them.
  afterEach: async ({
    id,
    viewMode,
    canvasElement,
    tags,
    parameters: { guide, brokenPicture },
  }) => {
    if (viewMode !== 'story') return;
    consoleGuard.check(id);
    // Not in the workshop itself, where the theme would flash.
    if (!isTestRun || !isState({ tags })) return;
    if (guide) {
      await expectNoSidewaysScroll(canvasElement);
      // A state may be just that.
      if (!brokenPicture) await expectNoBrokenPicture(canvasElement);
    }
    // A story that only checks shows the colours of a state.
    if (!isStillRun) await checkContrastInOtherTheme(canvasElement);
  },
  parameters: {
    // WCAG 2.2, level AA: axe has this rule, but it is off by default.
    a11y: {
      test: isStillRun ? 'off' : 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    docs: {
      page: ComponentPage,
      container: Container,
      toc: {
        title: <p>On this page</p>,
        headingSelector: 'h2',
        ignoreSelector: '[inert] *, figure *, .docs-story *, [id^="story--"] *',
      },
    },
    viewport: { options: viewports },
    // Animations are shown at their end, as in `npm run visual`.
    chromatic: { modes, pauseAnimationAtEnd: true },
    options: {
      storySort: {
        order: [
          'Gallery',
          'Contributing',
          'Accessibility',
          'Start here',
          ['FlipCard', 'SkillTile', 'SpotlightCarousel', 'Timeline', 'CopyButton', 'Field'],
          'Foundations',
          [
            'Colours',
            'Accent Hue',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Figures',
            'Languages',
            'Focus',
            'Layers',
            'Design Tokens',
          ],
          // Like `shared/groups.ts`; Storybook reads this list without running it.
          'Show a result',
          'Let somebody act',
          'Find the way',
          'Present one thing',
          'Ask and answer',
          'Say it in words',
          'Arrange a page',
          'Add a picture',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
