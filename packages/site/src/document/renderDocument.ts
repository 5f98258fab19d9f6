import { site } from 'virtual:content';
import { layerStatement } from '@portfolio/ui/layers';
import { accentHueProperty } from '@portfolio/ui/tokens';
import { publicFile } from '../publicFile';
import { pendingCategoryStyles } from './pendingCategory';
import { waitingStyles } from './waiting';

/** The parts of a page that differ, as HTML. */
export interface DocumentParts {
  /** Title, description and what else the page says of itself. */
  head: string;
  /** The structured data, as a script element. */
  data: string;
  /** The rendered application. */
  app: string;
  /** The text of the style element ({@link inlineStyles}). */
  styles: string;
  /** The scripts that restore what the visitor chose and start the application. */
  script: string;
  /**
   * The addresses of the stylesheets that the start script adds after the paint, as it does the manifest; without
   * JavaScript all come with the document.
   * @default undefined, for a document that has all of its styles
   */
  laterStyles?: readonly string[];
  /** The Content-Security-Policy; it holds for all that comes after it. */
  policy?: string;
}

/** The owner's hue in the place of the default one. */
const accentStyles =
  site.accentHue === undefined ? '' : `:root{${accentHueProperty}:${site.accentHue}}`;

/**
 * The text of a document's style element: the order of the cascade layers comes first
 * (`@portfolio/ui/layers`), then the page's own styles, so that the first paint waits for nothing else.
 */
export const inlineStyles = (pageStyles: string) =>
  layerStatement + pageStyles + pendingCategoryStyles + waitingStyles + accentStyles;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const policyTag = (policy: string) =>
  `\n<meta http-equiv="content-security-policy" content="${escaped(policy)}">`;

const icon = `<link rel="icon" href="${publicFile('favicon.svg')}" type="image/svg+xml">`;

/** What a home screen asks for. */
const installation = `<link rel="apple-touch-icon" href="${publicFile('apple-touch-icon.png')}">
<link rel="manifest" href="${publicFile('site.webmanifest')}">`;

/** At the end of the body, where stylesheets delay nothing of what is before them. */
const stylesWithoutScript = (addresses: readonly string[]) =>
  `\n<noscript>${addresses.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;

/** One whole HTML document. */
export const renderDocument = ({
  head,
  app,
  data,
  styles,
  script,
  laterStyles,
  policy,
}: DocumentParts) =>
  `<!doctype html>
<html lang="${escaped(site.language)}">
<head>
<meta charset="utf-8">${policy ? policyTag(policy) : ''}
<style>${styles}</style>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
${icon}
${laterStyles ? `<noscript>${installation}</noscript>` : installation}
${script}
</head>
<body>
<div id="root">${app}</div>
${data}${laterStyles ? stylesWithoutScript(laterStyles) : ''}
</body>
</html>
`;
