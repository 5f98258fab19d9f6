import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';
import {
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';

const ENDS = [STORY_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];

/** Tells when a story of this page is there, or has failed. Before that nobody knows its height. */
export function useStoryShown(storyId: string, onShown: () => void) {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    // Storybook tells of a story by its id, of an error without.
    const notice = (id: unknown) => {
      if (typeof id !== 'string' || id === storyId) onShown();
    };
    for (const end of ENDS) channel.on(end, notice);
    return () => {
      for (const end of ENDS) channel.off(end, notice);
    };
  }, [channel, storyId, onShown]);
}
