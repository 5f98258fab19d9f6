import { Canvas } from '@storybook/addon-docs/blocks';
import { Controls } from './Controls.tsx';
import * as styles from './example.css.ts';
import { usePageData } from './pageData.ts';

/** The component as it is by default, to try out. */
export function Example() {
  const { stories } = usePageData();
  const story = stories[0];
  if (!story) return null;
  return (
    <div className={styles.example}>
      <Canvas of={story.moduleExport} />
      <Controls story={story} />
    </div>
  );
}
