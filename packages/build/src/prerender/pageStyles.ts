import postcss, { type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Selectors of interaction, which can't have happened before the first paint. */
const interaction = /:(?:hover|active|focus(?:-visible|-within)?|:selection)(?![\w-])/;

/** Declarations for transitions, and for a pointer or a finger. */
const unseen =
  /^(?:transition|animation|cursor$|touch-action$|(?:-webkit-)?user-select$|overscroll-)/;

/** A media query of forced colours: its rules refine others, and come with the whole stylesheet. */
const later = /^\(forced-colors: ?active\)$/;

/** `[name]` or `[name=value]`. */
const attributeTest = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g;

/** A selector without `:not(…)`, `:has(…)` and the like, in which nothing needs to be in the markup. */
function withoutArguments(selector: string): string {
  const outer = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  // One within another is gone first.
  return outer === selector ? outer : withoutArguments(outer);
}

/**
 * Whether a selector can match before any interaction: each attribute is in the markup with its value,
 * though maybe on another element.
 */
function canMatchAtFirst(selector: string, markup: string, changing: readonly string[]) {
  const plain = withoutArguments(selector);
  if (interaction.test(plain)) return false;
  return Array.from(plain.matchAll(attributeTest)).every(
    ([, name = '', value]) =>
      changing.includes(name) ||
      markup.includes(value === undefined ? ` ${name}=` : ` ${name}="${value}"`),
  );
}

/** Removes a node, and the parents that are empty without it. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/** A stylesheet without the rules that can't match before an interaction. */
function atFirst(stylesheet: string, markup: string, changing: readonly string[]) {
  const styles = postcss.parse(stylesheet);
  styles.walkAtRules((rule) => {
    const isLater = rule.name === 'media' && later.test(rule.params);
    if (rule.name === 'keyframes' || isLater) remove(rule);
  });
  styles.walkComments(remove);
  styles.walkDecls(unseen, remove);
  styles.walkRules((rule) => {
    const kept = rule.selectors.filter((each) => canMatchAtFirst(each, markup, changing));
    if (kept.length === 0) remove(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return styles.toString();
}

/**
 * A stylesheet as it is added to a document, which has the font faces already: with any of them in it, Chromium
 * lays out the whole page again when it arrives.
 */
export function withoutFontFaces(stylesheet: string): string {
  const styles = postcss.parse(stylesheet);
  styles.walkAtRules('font-face', (face) => void face.remove());
  return styles.toString();
}

/**
 * The rules of a stylesheet that the first paint of a page needs, in their order. They are those that its markup can
 * match as it is, and those for paper, because a page may be printed at any moment. Rules for interaction and motion
 * come with the whole stylesheet after the paint (docs/decisions/048-inline-first-append-the-rest.md).
 * @param changing names of attributes that are set before the first paint, whatever is in the markup
 */
export async function pageStyles(
  markup: string,
  stylesheet: string,
  changing: readonly string[] = [],
) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: markup, extension: 'html' }],
    css: [{ raw: atFirst(stylesheet, markup, changing) }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    dynamicAttributes: [...changing],
    safelist: {
      // A selector of a pseudo-class alone has no name that could be found in the markup.
      standard: [/^:/],
      // The markup's own style attributes.
      variables: Array.from(markup.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name),
    },
    variables: true,
  });
  if (!result) throw new Error('PurgeCSS gave no stylesheet.');
  // PurgeCSS leaves some conditions without rules.
  return result.css.replace(/@[^{};]+\{\}/g, '');
}
