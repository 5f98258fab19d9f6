import { Controls } from './Controls.tsx';
import * as styles from './controls.css.ts';
import { usePageData } from './pageData.ts';
import { isFramed, StoryCanvas } from './StoryCanvas.tsx';

interface ExampleProps {
  /** Called once its height is known. */
  onShown: () => void;
}

/** The component as it is by default, to try out. */
export function Example({ onShown }: ExampleProps) {
  const [story] = usePageData().stories;
  return (
    story && (
      <div className={styles.example}>
        <StoryCanvas story={story} onShown={onShown} />
        {/* A story in a window of its own doesn't follow what is changed on this page. */}
        {!isFramed(story) && <Controls story={story} />}
      </div>
    )
  );
}
