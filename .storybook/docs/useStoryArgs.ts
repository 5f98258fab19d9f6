import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { PageStory } from './pageData.ts';

type Args = Record<string, unknown>;

/** The args with which a story is shown on this page, with ways to change them. */
export function useStoryArgs(story: PageStory) {
  const context = useContext(DocsContext);
  const { channel } = context;
  const storyId = story.id;
  const [args, setArgs] = useState<Args>(
    () => context.getStoryContext(context.storyById(storyId)).args,
  );
  useEffect(() => {
    const follow = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === storyId) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, storyId]);
  return {
    args,
    update: (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}
