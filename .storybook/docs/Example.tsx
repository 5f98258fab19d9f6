import { Controls } from './Controls.tsx';
import * as styles from './controls.css.ts';
import { usePageData } from './pageData.ts';
import { StoryCanvas } from './StoryCanvas.tsx';

/** The component as it is by default, to try out. */
export function Example({ onShown }: { onShown: () => void }) {
  const [story] = usePageData().stories;
  return (
    story && (
      <div className={styles.example}>
        <StoryCanvas story={story} onShown={onShown} />
        <Controls story={story} />
      </div>
    )
  );
}
