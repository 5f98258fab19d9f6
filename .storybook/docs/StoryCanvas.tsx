import { Source, Story } from '@storybook/addon-docs/blocks';
import * as styles from './canvas.css.ts';
import { FramedStory } from './FramedStory.tsx';
import type { PageStory } from './pageData.ts';
import { useStoryShown } from './useStoryShown.ts';

interface CanvasProps {
  story: PageStory;
  /** Called once its height is known. */
  onShown: () => void;
}

function InlineStory({ story, onShown }: CanvasProps) {
  useStoryShown(story.id, onShown);
  return (
    <div className={`docs-story ${styles.canvas}`}>
      <Story of={story.moduleExport} />
    </div>
  );
}

/** A story as large as what it shows, on the ground of the site's pages, with its code folded below. */
export function StoryCanvas(props: CanvasProps) {
  const { story } = props;
  return (
    <div>
      {story.parameters.layout === 'fullscreen' ? (
        <FramedStory {...props} />
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
