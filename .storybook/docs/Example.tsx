import { DocLink, storyPath } from './DocLink.tsx';
import { usePageData } from './pageData.ts';
import { StoryCanvas } from './StoryCanvas.tsx';

interface ExampleProps {
  /** Called once its height is known. */
  onShown: () => void;
}

/** The first story, to try out; Storybook's own panel and toolbar change its props and its window. */
export function Example({ onShown }: ExampleProps) {
  const [story] = usePageData().stories;
  return (
    story && (
      <div>
        <StoryCanvas story={story} onShown={onShown} />
        <DocLink to={storyPath(story.id)}>Change its props or its window</DocLink>
      </div>
    )
  );
}
