import { ScrollRegion } from '@portfolio/ui/ScrollRegion';
import { Source, Story } from '@storybook/addon-docs/blocks';
import { viewports } from '../viewports.ts';
import * as styles from './canvas.css.ts';
import { FramedStory } from './FramedStory.tsx';
import type { PageStory } from './pageData.ts';
import { useStoryShown } from './useStoryShown.ts';
import { useWindow } from './useWindow.ts';
import { WindowChoice } from './WindowChoice.tsx';

interface CanvasProps {
  story: PageStory;
  /** Called once its height is known. */
  onShown: () => void;
}

function InlineStory({ story, onShown }: CanvasProps) {
  useStoryShown(story.id, onShown);
  return (
    <div className={`docs-story ${styles.canvas} ${styles.padded}`}>
      <Story of={story.moduleExport} />
    </div>
  );
}

/** The window that a story is shown in, by its name; undefined for a story that is on the page itself. */
export function useWindowOf({ parameters }: PageStory): string | undefined {
  const { chosen } = useWindow();
  return chosen ?? (parameters.layout === 'fullscreen' ? 'page' : undefined);
}

/** A story as large as what it shows, on the ground of the site's pages, with its code folded below. */
export function StoryCanvas(props: CanvasProps) {
  const { story } = props;
  const window = useWindowOf(story);
  return (
    <div>
      <WindowChoice />
      {window ? (
        <ScrollRegion label={`${story.name}, ${window}`}>
          <FramedStory key={window} {...props} width={viewports[window]?.styles.width} />
        </ScrollRegion>
      ) : (
        <InlineStory {...props} />
      )}
      <details className={styles.code}>
        <summary>Code</summary>
        <Source of={story.moduleExport} />
      </details>
    </div>
  );
}
