import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Shows a component as it is prerendered, before any script has run. */
export function Prerendered({ children }: { children: ReactElement }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it
  return <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}
