const QUERY = '(prefers-reduced-motion: reduce)';

/** The rules of the page's style sheets that hold where the system asks for less motion. */
function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes(QUERY)) return [rule];
    return rule instanceof CSSGroupingRule ? findMediaRules(rule.cssRules) : [];
  });
}

/** Has styles take the system at its word; the returned function undoes it. */
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

/** Has scripts take the system at its word; the returned function undoes it. */
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
 * Part of a story that is about motion: it is shown as where the system allows motion, or asks for
 * none, whatever the machine says. On a docs page, where nobody has asked for that story alone,
 * everything follows the machine.
 */
export const withSystemMotion =
  (motion: 'allowed' | 'reduced') => (context: { viewMode: string }) => {
    if (context.viewMode === 'docs') return;
    const undo = [tellScripts(motion === 'reduced'), tellStyles(motion === 'reduced')];
    return () => {
      for (const each of undo) each();
    };
  };
