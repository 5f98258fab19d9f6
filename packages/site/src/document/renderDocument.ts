import content from 'virtual:content/whole';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { layerStatement } from '@portfolio/ui/layers';
import { formats } from '@portfolio/words';
import { pendingCategoryStyles } from '../choice/pendingCategory';
import { publicFile } from '../routing/addresses';
import { preferencesScript } from '../shared/preferences';
import { type DeferredAssets, startScript } from './start';

/** The HTML that differs between documents. */
export interface DocumentParts {
  /** The title, description and other metadata of the page. */
  head: string;
  /** The structured data, as a script element. */
  data: string;
  /** The rendered application. */
  app: string;
  /** The text of the style element ({@link inlineStyles}). */
  styles: string;
  /**
   * More elements for the head. In development, this is the script that starts the application.
   * @default none
   */
  more?: string;
  /**
   * The files that the start script loads after the first paint. It also loads the manifest then. Without JavaScript,
   * the stylesheet loads with the document.
   * @default undefined, for a document that has all of its styles
   */
  later?: DeferredAssets;
  /** The Content-Security-Policy. It applies to everything after it. */
  policy?: string;
}

const { owner, site } = content;

/**
 * The text of a document's style element. The order of the cascade layers comes first (`@portfolio/ui/layers`), then
 * the page's own styles. So the first paint waits for nothing else.
 */
export const inlineStyles = (pageStyles: string) =>
  layerStatement + pageStyles + pendingCategoryStyles();

const { theme = 'system' } = site;
const colorScheme = theme === 'system' ? 'light dark' : theme;

/** The text of the inline script, the same in every document. */
export const inlineScript = `${preferencesScript()};${startScript()}`;

const policyTag = (policy: string) =>
  `\n<meta http-equiv="content-security-policy" content="${escapeMarkup(policy)}">`;

const icon = `<link rel="icon" href="${publicFile('favicon.svg')}" type="image/svg+xml">`;

/** The files that a phone asks for when a visitor adds the site to the home screen. */
const installation = `<link rel="apple-touch-icon" href="${publicFile('apple-touch-icon.png')}">
<link rel="manifest" href="${publicFile('site.webmanifest')}">`;

/** At the end of the body, the stylesheet doesn't delay anything before it. */
const withoutScript = ({ stylesheet }: DeferredAssets) =>
  `\n<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`;

/**
 * Restores the visitor's choices, and loads the files. It is a single inline script, because each one adds a hash to
 * every policy.
 */
const startElement = (files: DeferredAssets) =>
  `<script data-load="${escapeMarkup(JSON.stringify(files))}">${inlineScript}</script>`;

/** Browsers default to left to right. */
const direction = formats.direction === 'rtl' ? ' dir="rtl"' : '';

/** The foot of each printed sheet; the global styles draw it. */
const sheetFoot = [owner.name, withoutPlaceholder(owner.email), withoutScheme(site.url)]
  .filter(Boolean)
  .join(' · ');

/** Returns one whole HTML document. */
export const renderDocument = ({
  head,
  app,
  data,
  styles,
  more = '',
  later,
  policy,
}: DocumentParts) =>
  `<!doctype html>
<html lang="${escapeMarkup(site.language)}"${direction} data-plain="">
<head>
<meta charset="utf-8">${policy ? policyTag(policy) : ''}
<style>${styles}</style>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${colorScheme}">
${head}
${icon}
${later ? `<noscript>${installation}</noscript>` : installation}
${later ? startElement(later) : ''}${more}
</head>
<body data-sheet-foot="${escapeMarkup(sheetFoot)}">
<div id="root">${app}</div>
${data}${later ? withoutScript(later) : ''}
</body>
</html>
`;
