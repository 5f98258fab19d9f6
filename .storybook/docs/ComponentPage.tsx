import { Canvas, Controls, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../../stories/support/guide.ts';
import { StateMatrix } from './StateMatrix.tsx';

/** The docs page of every component: one template, from the guide beside its stories. */
export function ComponentPage() {
  const { primaryStory } = { primaryStory: useContext(DocsContext).componentStories()[0] };
  const guide = primaryStory?.parameters.guide as Guide | undefined;
  if (!guide) return null;
  return (
    <>
      <Title />
      <p>{guide.purpose}</p>
      <Canvas />
      <h2>All states</h2>
      <StateMatrix guide={guide} />
      <h2>Props</h2>
      <Controls />
    </>
  );
}
