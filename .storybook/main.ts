import { join } from 'node:path';
import { contentModule } from '@portfolio/publish/content/contentModule';
import { filesFolder, servedFolders } from '@portfolio/publish/content/folders';
import { fileAccess } from '@portfolio/publish/dev/fileAccess';
import { resolveSource } from '@portfolio/publish/sourceCondition';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
// By its path, because Node reads this file and doesn't know the condition.
import { layerStatement } from '../packages/ui/src/styles/layers.ts';
import { groups } from './groups.ts';
import { preloadFirstPage } from './preloadFirstPage.ts';

/** What the workshop serves in addition to the site's folders. */
const ownFolders = [import.meta.dirname, join(import.meta.dirname, '../stories')];

/** A search for the owner should find the site, not a story with a part of it. */
const notForSearch = '<meta name="robots" content="noindex">';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A story's title is its folder and the name of its file.
  stories: [
    '../stories/*.mdx',
    { directory: '../stories/foundations', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    ...Object.entries(groups).map(([folder, titlePrefix]) => ({
      directory: `../stories/${folder}`,
      titlePrefix,
      files: '*.stories.tsx',
    })),
    '../stories/pages/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The owner's pictures, which the pages show.
  staticDirs: [filesFolder],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // The theme in the toolbar sets the background.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    // Uses the compiler, so it lists the values of a union derived from an array.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes that every element has would hide a component's own props.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // Not in a Vite configuration file, which the stories' tests wouldn't read.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...resolveSource,
      // Pages show the owner's picture as it is: the build makes the other forms of a photo.
      resolve: {
        ...resolveSource.resolve,
        alias: { 'virtual:portrait': `${import.meta.dirname}/portrait.ts` },
      },
      plugins: [
        fileAccess([...servedFolders, ...ownFolders]),
        contentModule(),
        react(),
        vanillaExtractPlugin(),
        preloadFirstPage(),
      ],
      // A dependency that is found late reloads the page in the middle of a test.
      optimizeDeps: { include: ['@supabase/supabase-js'] },
    }),
  managerHead: (head) => `${notForSearch}${head ?? ''}`,
  previewHead: (head) => `${notForSearch}<style>${layerStatement}</style>${head ?? ''}`,
};

export default config;
