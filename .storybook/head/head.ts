import { allFaces } from '../../packages/ui/src/fonts/fontFaces.ts';
import { layerStatement } from '../../packages/ui/src/styles/layers.ts';
import { DEFAULT_LOOK, lookStyles, looks, makeScales } from '../../packages/ui/src/tokens/index.ts';
import { NAME } from '../shared/name.ts';
import { makeThemes } from './themes.ts';

/** Where both windows of the built workshop find the typefaces: one file, loaded once. */
export const FONT_FOLDER = 'fonts';

const themes = makeThemes();

/** Before any script or style has arrived, the page has its colours: no flash of the other theme. */
const rule = (theme: (typeof themes)['light']) =>
  `{color-scheme:${theme.base};background:${theme.appContentBg};color:${theme.textColor};--sb-accent:${theme.colorSecondary};--sb-on-accent:${theme.textInverseColor}}`;

const firstColors = [
  `:root${rule(themes.light)}`,
  `@media screen and (prefers-color-scheme:dark){:root${rule(themes.dark)}}`,
  `:root[data-theme=light]${rule(themes.light)}`,
  `@media screen{:root[data-theme=dark]${rule(themes.dark)}}`,
].join('');

/** The address of either window says which theme was chosen (`globals=theme:dark`). */
const chosenTheme = `{const theme=/theme(?::|%3A)(light|dark)/.exec(location.search)?.[1];if(theme)document.documentElement.dataset.theme=theme}`;

/** A search for the owner should find the site, not a story with a part of it. */
const notForSearch = '<meta name="robots" content="noindex">';

const shared = (styles: string) =>
  `${notForSearch}<script>${chosenTheme}globalThis.WORKSHOP_THEMES=${JSON.stringify(themes)}</script><style>${styles}${firstColors}</style>`;

/** Some hosts serve the workshop without the slash at its end, on which its relative addresses depend. */
const addSlash = `if(!/\\/$|\\.html$/.test(location.pathname))history.replaceState(null,'',location.pathname+'/'+location.search+location.hash);`;

/** The sidebar shows when this is there. */
const preloadIndex = '<link rel="preload" as="fetch" href="./index.json" crossorigin>';

/** For the window with the sidebar. Addresses are relative: the workshop works below any path. */
export const managerHead = () =>
  `<script>${addSlash}document.title=${JSON.stringify(NAME)}</script>${preloadIndex}${shared(`${allFaces((file) => `./${FONT_FOLDER}/${file}`)}:root{--pf-font-display:${makeScales(looks[DEFAULT_LOOK]).font.display}}`)}`;

/** Storybook's own picture of a page that is still loading isn't a picture of our pages. */
const loading = [
  '.sb-wrapper{background:inherit;color:inherit}',
  '.sb-preparing-docs>*{display:none}',
].join('');

/** The values of all looks. The toolbar chooses one by an attribute of the root element. */
const allLooks = Object.entries(looks)
  .map(([name, look]) =>
    lookStyles(look, { root: name === DEFAULT_LOOK ? ':root' : `:root[data-look="${name}"]` }),
  )
  .join('');

/** For the window with the stories, whose stylesheet brings the typefaces. */
export const previewHead = () => shared(`${layerStatement}${allLooks}${loading}`);
