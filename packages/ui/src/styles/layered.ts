import { type StyleRule, style } from '@vanilla-extract/css';
import type { Layer } from './layers.ts';
import { stopMotion } from './stopMotion.ts';

type Rule = Omit<StyleRule, '@layer'>;

/** Puts a rule into a cascade layer. Visitors can stop its motion (`stopMotion.ts`). */
export const inLayer =
  (layer: Layer) =>
  (rule: Rule): StyleRule => {
    const selectors = { ...rule.selectors, ...stopMotion(rule) };
    const isEmpty = Object.keys(selectors).length === 0;
    return { '@layer': { [layer]: isEmpty ? rule : { ...rule, selectors } } };
  };

/** For variants and global styles. */
export const inPrimitives = inLayer('primitives');
export const inPatterns = inLayer('patterns');
export const inPortfolio = inLayer('portfolio');

/** A class in the cascade layer of its component's folder. */
export const primitiveStyle = (rule: Rule) => style(inPrimitives(rule));
export const patternStyle = (rule: Rule) => style(inPatterns(rule));
export const portfolioStyle = (rule: Rule) => style(inPortfolio(rule));
