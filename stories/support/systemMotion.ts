import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** The rules of the page's style sheets for reduced motion. */
function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes(QUERY)) return [rule];
    return rule instanceof CSSGroupingRule ? findMediaRules(rule.cssRules) : [];
  });
}

/** Makes styles believe that the system reduces motion, or doesn't. Returns how to undo it. */
function tellStyles(isReduced: boolean) {
  const undo = [...document.styleSheets]
    .flatMap((sheet) => findMediaRules(sheet.cssRules))
    .map(({ media }) => {
      const { mediaText } = media;
      media.mediaText = isReduced ? 'all' : 'not all';
      return () => {
        media.mediaText = mediaText;
      };
    });
  return () => {
    for (const each of undo) each();
  };
}

/** Makes scripts believe the same. Returns how to undo it. */
function tellScripts(isReduced: boolean) {
  const real = window.matchMedia;
  window.matchMedia = (query) => {
    const list = real.call(window, query);
    if (query !== QUERY) return list;
    return new Proxy(list, {
      get: (target, name) => {
        if (name === 'matches') return isReduced;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return () => {
    window.matchMedia = real;
  };
}

/**
 * Part of a story about motion: it shows as on a system that allows or reduces motion, whatever
 * this system does. On a docs page, which shows other stories too, everything follows the system.
 */
export const withSystemMotion =
  (motion: 'allowed' | 'reduced') => (context: { viewMode: string }) => {
    if (context.viewMode === 'docs') return;
    const undo = [tellScripts(motion === 'reduced'), tellStyles(motion === 'reduced')];
    return () => {
      for (const each of undo) each();
    };
  };

/** Says why a state isn't there: on a docs page of somebody whose system reduces motion. */
export const needsMotion: Decorator = (Story, { tags }) =>
  matchMedia(QUERY).matches && !tags.includes('behaviour')
    ? createElement('p', null, 'Not there: your system reduces motion.')
    : createElement(Story);
