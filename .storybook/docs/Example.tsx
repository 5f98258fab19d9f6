import { Controls } from './Controls.tsx';
import * as styles from './controls.css.ts';
import { type PageStory, usePageData } from './pageData.ts';
import { StoryCanvas, useWindowOf } from './StoryCanvas.tsx';

interface ExampleProps {
  /** Called once its height is known. */
  onShown: () => void;
}

/** Props are changed on the page itself: a story in a window of its own doesn't follow them. */
const OwnControls = ({ story }: { story: PageStory }) =>
  !useWindowOf(story) && <Controls story={story} />;

/** The component as it is by default, to try out. */
export function Example({ onShown }: ExampleProps) {
  const [story] = usePageData().stories;
  return (
    story && (
      <div className={styles.example}>
        <StoryCanvas story={story} onShown={onShown} />
        <OwnControls story={story} />
      </div>
    )
  );
}
