import { frame } from 'virtual:content';
import type { PageName } from '@portfolio/data/shown/pages';
import type { FrameView } from '@portfolio/data/views/frameView';
import { SiteFrame } from '@portfolio/site/layout/SiteFrame.tsx';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectNoSidewaysScroll } from '../support/expectations.ts';

/** What a view is shown in: whose site it is. */
interface Shown {
  frame: FrameView;
  view: ReactNode;
}

const ShownContext = createContext<Shown | undefined>(undefined);

function Route() {
  const shown = use(ShownContext);
  return shown && <SiteFrame view={shown.frame}>{shown.view}</SiteFrame>;
}

function Site({ path, ...shown }: Shown & { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Route }], { initialEntries: [path] }),
  );
  return (
    <ShownContext value={shown}>
      <RouterProvider router={router} />
    </ShownContext>
  );
}

/**
 * What all stories of pages have in common: the view is in the site's own frame, or in that of the story's `frame`
 * parameter, at its address, and nothing is wider than the window. Each file writes its `parameters` itself: Storybook
 * adds a description to them, and would drop those that come from here.
 */
export const inSite = (name: PageName) => ({
  decorators: [
    (Story, { parameters }) => (
      <Site
        path={frame.pages.find((page) => page.name === name)?.path ?? '/'}
        frame={{ ...frame, ...parameters.frame }}
        view={<Story />}
      />
    ),
  ] satisfies [Decorator],
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expectNoSidewaysScroll(canvasElement),
});
