import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';

const ENDS = [STORY_RENDERED, STORY_ERRORED, STORY_MISSING, STORY_THREW_EXCEPTION];

/** Whether a story of this page is there, or has failed. Until then nobody knows its height. */
export function useStoryShown(storyId: string | undefined): boolean {
  const { channel } = useContext(DocsContext);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Storybook tells of a story by its id, of an error without.
    const notice = (id: unknown) => {
      if (typeof id !== 'string' || id === storyId) setShown(true);
    };
    for (const end of ENDS) channel.on(end, notice);
    return () => {
      for (const end of ENDS) channel.off(end, notice);
    };
  }, [channel, storyId]);
  return isShown || storyId === undefined;
}
