import postcss, { type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Selectors that only match after an interaction, which can't happen before the first paint. */
const interaction = /:(?:hover|active|focus(?:-visible|-within)?|:selection)(?![\w-])/;

/** Properties of motion and of pointers, which the first paint doesn't show. */
const invisibleAtFirst =
  /^(?:transition|animation|cursor$|touch-action$|(?:-webkit-)?user-select$|overscroll-)/;

/** Rules for forced colours only refine others, so they may come later with the whole stylesheet. */
const forcedColors = /^\(forced-colors: ?active\)$/;

/** `[name]` or `[name=value]`. */
const attributeTest = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

/** Removes `:not(…)`, `:has(…)` and the like from a selector. Markup can match it without anything that is in them. */
function withoutArguments(selector: string): string {
  const outer = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  // This removes the innermost ones first.
  return outer === selector ? outer : withoutArguments(outer);
}

/**
 * Whether a selector can match before any interaction. It can if the markup has each of its attributes with its value, on
 * whichever element.
 */
function canMatchAtFirst(selector: string, markup: string, preset: readonly string[]) {
  const plain = withoutArguments(selector);
  if (interaction.test(plain)) return false;
  return Array.from(plain.matchAll(attributeTest)).every(
    ([, name = '', value]) =>
      preset.includes(name) ||
      markup.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
  );
}

/** Removes a node, and the parents that are empty then. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** Removes the rules of a stylesheet that can't match before an interaction. */
function stylesAtFirst(stylesheet: string, markup: string, preset: readonly string[]) {
  const styles = postcss.parse(stylesheet);
  styles.walkAtRules((rule) => {
    const isForcedColors = rule.name === 'media' && forcedColors.test(rule.params);
    if (rule.name === 'keyframes' || isForcedColors) remove(rule);
  });
  styles.walkComments(remove);
  styles.walkDecls(invisibleAtFirst, remove);
  styles.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => canMatchAtFirst(each, markup, preset));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return styles.toString();
}

/**
 * The stylesheet that a document loads after its first paint. The document already has the font faces. If the stylesheet
 * had any as well, Chromium would lay out the whole page once more.
 */
export function withoutFontFaces(stylesheet: string): string {
  const styles = postcss.parse(stylesheet);
  styles.walkAtRules('font-face', (face) => void face.remove());
  return styles.toString();
}

/**
 * The rules of a stylesheet that a page needs for its first paint. They are those that its unchanged markup can match, and
 * those for paper, because a page may be printed at any moment. Rules for interaction and motion come with the whole
 * stylesheet after the paint (docs/decisions/048-inline-first-append-the-rest.md).
 * @param preset names of attributes that a script may set before the first paint
 */
export async function pageStyles(
  markup: string,
  stylesheet: string,
  preset: readonly string[] = [],
) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: stylesAtFirst(stylesheet, markup, preset) }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    dynamicAttributes: [...preset],
    safelist: {
      // A selector such as `:root` has no name that could be in the markup.
      standard: [/^:/],
      // The markup's style attributes use these variables.
      variables: Array.from(markup.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name),
    },
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  // PurgeCSS leaves empty at-rules behind.
  return result.css.replace(/@[^{};]+\{\}/g, '');
}
