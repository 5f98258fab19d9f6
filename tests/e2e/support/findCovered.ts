/**
 * The visible links, buttons and fields whose middle is below something else, which gets the press: first on the page
 * as it is, then on each card, opened. Only an open tooltip may cover them. Runs in a page, in any browser.
 */
export async function findCovered(): Promise<string[]> {
  const covered = new Set<string>();
  const look = (root: Element) => {
    const tooltip = document.querySelector('[role="tooltip"]')?.parentElement;
    const controls = root.querySelectorAll('a[href], button, input, select, textarea, summary');
    for (const control of controls) {
      // The link to the content is cut away until it has the focus.
      const isSeen = getComputedStyle(control).clipPath !== 'inset(50%)';
      if (!isSeen || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[inert]') || control.matches(':disabled')) continue;
      // What sticks to the window may come out only once the page is scrolled.
      const places = [
        () => control.scrollIntoView({ block: 'center', behavior: 'instant' }),
        () => scrollTo({ top: innerHeight, behavior: 'instant' }),
      ];
      for (let line = 0; line < control.getClientRects().length; line += 1) {
        const above = places.map((scroll) => {
          scroll();
          const { x, y, width, height } = control.getClientRects()[line] ?? new DOMRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return control.contains(hit) || tooltip?.contains(hit) ? undefined : hit;
        });
        if (above.includes(undefined)) continue;
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        const found = (above[0]?.cloneNode() as Element | undefined)?.outerHTML;
        covered.add(`${control.tagName} “${name.trim()}” is below ${found}`);
      }
    }
  };
  look(document.body);
  for (const button of document.querySelectorAll<HTMLElement>('article > [aria-expanded]')) {
    if (button.ariaExpanded === 'false') button.click();
    // Opening it may close another one.
    await new Promise(requestAnimationFrame);
    const card = button.parentElement;
    if (!card) continue;
    await Promise.allSettled(card.getAnimations({ subtree: true }).map(({ finished }) => finished));
    look(card);
  }
  return [...covered];
}
