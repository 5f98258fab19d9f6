import '../packages/build/src/checkCheckoutPath.mjs';
import { join } from 'node:path';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { publishAssets } from '@portfolio/build/content/publishAssets';
import { contentModule } from '@portfolio/build/content/virtualModules';
import { fileAccess } from '@portfolio/build/dev/fileAccess';
import { servedFolders } from '@portfolio/build/folders/packages';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { componentFacts } from './componentFacts/plugin.ts';
import { FONT_FOLDER, managerHead, previewHead } from './head/head.ts';
import { preloadFirstPage } from './preloadFirstPage.ts';
import { propsOptions } from './propsOptions.ts';
import { groups } from './shared/groups.ts';
import { BEHAVIOUR } from './shared/tags.ts';

/** What the workshop serves in addition to the site's folders. */
const ownFolders = [import.meta.dirname, join(import.meta.dirname, '../stories')];

const content = createContentReader();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // A story's title is its folder and the name of its file.
  stories: [
    '../stories/*.mdx',
    {
      directory: '../stories/foundations',
      titlePrefix: 'Foundations',
      files: '*.@(mdx|stories.tsx)',
    },
    ...Object.entries(groups).map(([folder, { title }]) => ({
      directory: `../stories/${folder}`,
      titlePrefix: title,
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
    // The states that only a pointer or the focus brings.
    'storybook-addon-pseudo-states',
  ],
  tags: { [BEHAVIOUR]: { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public', { from: '../packages/ui/src/fonts/files', to: `/${FONT_FOLDER}` }],
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
    reactDocgenTypescriptOptions: propsOptions,
  },
  // Not in a Vite configuration file, which the stories' tests wouldn't read.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      plugins: [
        fileAccess([...servedFolders, ...ownFolders]),
        contentModule(content),
        publishAssets(content),
        componentFacts(join(import.meta.dirname, '..')),
        react(),
        vanillaExtractPlugin(),
        preloadFirstPage(),
      ],
      build: {
        rolldownOptions: {
          output: {
            // The window with the sidebar has to know where they are.
            assetFileNames: ({ names }: { names: string[] }) =>
              names.some((name) => name.endsWith('.woff2'))
                ? `${FONT_FOLDER}/[name][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
      // A dependency that is found late reloads the page in the middle of a test.
      optimizeDeps: { include: ['@supabase/supabase-js'] },
    }),
  managerHead: (head) => `${managerHead()}${head ?? ''}`,
  previewHead: (head) => `${previewHead()}${head ?? ''}`,
};

export default config;
