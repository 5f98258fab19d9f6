declare global {
  interface Window {
    /** Texts that were written where a translator has replaced the text node. */
    unseen?: string[];
  }
}

/**
 * Translates the page as Chrome does, now and whenever it changes: each text node goes, and elements with another one
 * come in its place. The words stay the same.
 */
export function translate() {
  const unseen: string[] = [];
  window.unseen = unseen;
  const lateTexts = new MutationObserver((records) => {
    for (const { target } of records) unseen.push((target as Text).data);
  });
  const textsIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const wrap = (node: Node) => {
    for (const text of textsIn(node)) {
      if (!text.isConnected || text.data.trim() === '') continue;
      if (text.parentElement?.closest('script, style, noscript, svg, option, textarea, font')) {
        continue;
      }
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      lateTexts.observe(text, { characterData: true });
    }
  };
  wrap(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrap);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The texts that nobody has seen since {@link translate}. */
export const unseenTexts = () => window.unseen;

/** Changes of a page by extensions and translators, as functions that run in it. */
export const changes = {
  'a password manager has put an element after each input': () => {
    for (const input of document.querySelectorAll('input')) {
      input.insertAdjacentElement('afterend', document.createElement('password-manager'));
    }
  },
  'a writing helper has put an element before the text area': () => {
    const area = document.querySelector('textarea');
    area?.insertAdjacentElement('beforebegin', document.createElement('writing-helper'));
  },
  'a translator has wrapped all texts': translate,
};
