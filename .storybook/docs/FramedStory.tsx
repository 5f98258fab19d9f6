import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import * as styles from './canvas.css.ts';
import type { PageStory } from './pageData.ts';

type Globals = Record<string, unknown>;

/** The toolbar's choices, as the address of a story holds them: `theme:dark;motion:reduced`. */
function useGlobalsQuery(story: PageStory): string {
  const context = useContext(DocsContext);
  const { channel } = context;
  const [globals, setGlobals] = useState<Globals>(
    () => context.getStoryContext(context.storyById(story.id)).globals,
  );
  useEffect(() => {
    const follow = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return ['theme', 'direction', 'motion'].map((name) => `${name}:${globals[name]}`).join(';');
}

/**
 * A story that fills a window, in a window of its own: it has the landmarks of a page, and what sticks to
 * the window sticks to that one. As high as its content.
 */
export function FramedStory({ story, onShown }: { story: PageStory; onShown: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [height, setHeight] = useState<number>();
  const globals = useGlobalsQuery(story);
  useEffect(() => () => observer.current?.disconnect(), []);
  const follow = () => {
    const root = frame.current?.contentDocument?.getElementById('storybook-root');
    if (!root) return;
    observer.current?.disconnect();
    observer.current = new ResizeObserver(() => {
      if (root.offsetHeight === 0) return;
      setHeight(root.scrollHeight);
      onShown();
    });
    observer.current.observe(root);
  };
  return (
    <iframe
      ref={frame}
      title={`${story.title.split('/').at(-1)}: ${story.name}`}
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      className={styles.frame}
      style={{ blockSize: height }}
      onLoad={follow}
    />
  );
}
