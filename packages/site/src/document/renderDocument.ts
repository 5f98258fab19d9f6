import { site } from '@portfolio/data/content/site';
import { layerStatement } from '@portfolio/ui/layers';
import { publicFile } from '../publicFile';
import { choosingStyles } from './choosing';
import { preferencesScript } from './restorePreferences';

/** The parts of a page that differ, as HTML. */
export interface DocumentParts {
  /** Title, description and what else the page says of itself. */
  head: string;
  /** The rendered application. */
  app: string;
  /** The page's own styles; they stand inline, so that the first paint waits for nothing else. */
  styles: string;
  /** The script that starts the application. */
  script: string;
}

/** One whole HTML document. The order of the cascade layers comes first (`@portfolio/ui/layers`). */
export const renderDocument = ({ head, app, styles, script }: DocumentParts) =>
  `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<script>${preferencesScript}</script>
<style>${layerStatement}${styles}${choosingStyles}</style>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<link rel="icon" href="${publicFile('favicon.svg')}" type="image/svg+xml">
${script}
</head>
<body>
<div id="root">${app}</div>
</body>
</html>
`;
