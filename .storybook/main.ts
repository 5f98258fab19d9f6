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
// By its path: Node, which reads this file, knows nothing of the condition.
import { layerStatement } from '../packages/ui/src/styles/layers.ts';

/** What the workshop serves beside what the site does. */
const ownFolders = [import.meta.dirname, join(import.meta.dirname, '../stories')];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
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
    // The theme of the toolbar decides the paper.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    // Asks the compiler, and so lists the values of a union that is derived from an array.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The attributes that every element has would bury a component's own props.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // Here and not in a Vite configuration file, which the stories' tests would not read.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      ...resolveSource,
      // Pages show the owner's picture as it is: other forms of a photo are made by the build.
      resolve: {
        ...resolveSource.resolve,
        alias: { 'virtual:portrait': `${import.meta.dirname}/portrait.ts` },
      },
      plugins: [
        fileAccess([...servedFolders, ...ownFolders]),
        contentModule(),
        react(),
        vanillaExtractPlugin(),
      ],
      // Written into the code by vanilla-extract, so that no scan of the sources meets it; a
      // dependency that is found late reloads the page in the middle of a test.
      optimizeDeps: {
        include: ['@vanilla-extract/recipes/createRuntimeFn', '@supabase/supabase-js'],
      },
    }),
  previewHead: (head) => `<style>${layerStatement}</style>${head ?? ''}`,
};

export default config;
