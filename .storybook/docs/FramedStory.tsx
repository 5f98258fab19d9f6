import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { initialGlobals } from '../shared/rootAttributes.ts';
import * as styles from './canvas.css.ts';
import type { PageStory } from './pageData.ts';
import { useToolbar } from './useToolbar.ts';

/**
 * The reader's choices, as the address of a story holds them: `theme:dark;motion:reduced`. All of them, as the frame
 * reports its own to this page.
 */
function useGlobalsQuery(): string {
  const globals = useToolbar(useContext(DocsContext));
  return Object.keys(initialGlobals)
    .map((name) => `${name}:${globals[name]}`)
    .join(';');
}

interface FramedStoryProps {
  story: PageStory;
  onShown: () => void;
}

/**
 * A story in a window of its own: it can have the landmarks of a page, what sticks to the window sticks to that
 * one, and its layout follows that one's width. As high as its content.
 */
export function FramedStory({ story, onShown }: FramedStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver>(undefined);
  const [height, setHeight] = useState<number>();
  const globals = useGlobalsQuery();
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
