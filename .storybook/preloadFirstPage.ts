import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** What Storybook imports one after the other to show the first page, and only after everything else. */
const firstPage = /\/stories\/Gallery\.mdx$|\/DocsRenderer-[^/]*\.js$|\/react-dom\/client\.js$/;

/** Lets the frame load what the first page needs beside its own scripts. */
export function preloadFirstPage(): Plugin {
  return {
    name: 'workshop:preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = new Set<string>();
        const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
          if (files.has(fileName)) return;
          files.add(fileName);
          for (const chunk of chunks) if (imports.includes(chunk.fileName)) add(chunk);
        };
        for (const chunk of chunks)
          if (chunk.moduleIds.some((id) => firstPage.test(id))) add(chunk);
        return [...files]
          .filter((file) => !html.includes(file))
          .map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
              injectTo: 'head',
            }),
          );
      },
    },
  };
}
