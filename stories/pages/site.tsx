import { type owner, type pages, site } from 'virtual:content';
import { SiteFrame } from '@portfolio/site/layout/SiteFrame.tsx';
import type { Decorator } from '@storybook/react-vite';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectNoSidewaysScroll } from '../support/expectations.ts';

interface Whose {
  owner: typeof owner;
  pages: typeof pages;
}

/** What a view is shown in: whose site it is. */
interface Shown extends Whose {
  view: ReactNode;
}

const ShownContext = createContext<Shown | undefined>(undefined);

function Route() {
  const shown = use(ShownContext);
  return shown && <SiteFrame content={{ ...shown, site }}>{shown.view}</SiteFrame>;
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
 * What all stories of pages have in common: the view is in the site's own frame, at its address, and
 * nothing is wider than the window. Each file writes its `parameters` itself: Storybook adds a description to
 * them, and would drop those that come from here.
 */
export const inSite = (path: string) => ({
  decorators: [
    (Story, { args: { owner, pages } }) => (
      <Site path={path} owner={owner} pages={pages} view={<Story />} />
    ),
  ] satisfies [Decorator<Whose>],
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expectNoSidewaysScroll(canvasElement),
});
