import { Source, Story } from '@storybook/addon-docs/blocks';
import * as styles from './canvas.css.ts';
import type { PageStory } from './pageData.ts';

/** A story as large as what it shows, on the ground of the site's pages, with its code folded below. */
export function StoryCanvas({ story }: { story: PageStory }) {
  const isBare = story.parameters.layout === 'fullscreen';
  return (
    <div>
      <div className={`docs-story ${styles.canvas} ${isBare ? '' : styles.padded}`}>
        <Story of={story.moduleExport} />
      </div>
      <details className={styles.code}>
        <summary>Code</summary>
        <Source of={story.moduleExport} />
      </details>
    </div>
  );
}
