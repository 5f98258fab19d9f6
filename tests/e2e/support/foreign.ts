/**
 * Wraps each text of the page as Chrome's translation does: the text node goes, and an element with another one comes
 * in its place.
 */
export function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    if (text.parentElement?.closest('script, style, noscript, svg, option, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** What extensions and translators do to a page, as functions that run in it. */
export const changes = {
  'a password manager has put an element after each input': () => {
    for (const input of document.querySelectorAll('input')) {
      input.insertAdjacentElement('afterend', document.createElement('foreign-icon'));
    }
  },
  'a writing helper has put an element before the text area': () => {
    const area = document.querySelector('textarea');
    area?.insertAdjacentElement('beforebegin', document.createElement('foreign-helper'));
  },
  'a translator has wrapped all texts': wrapTexts,
};
