/**
 * What a reader of the shown docs page would stumble over. Runs in the page, so it uses nothing from outside
 * of itself.
 *
 * @param ids of all pages and stories, for the links to them.
 * @param mostBlank in px. After a larger gap a reader would think that the page has ended.
 */
export function findPageFaults({ ids, mostBlank }: { ids: string[]; mostBlank: number }): string[] {
  const page = document.querySelector('.sbdocs-content');
  if (!page) return ['is not there'];

  /** Examples link, and say, what they say on the site. */
  const isExample = (element: Element) =>
    element.closest('[inert], figure, .docs-story, [id^="story--"]') !== null;
  const own = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !isExample(element) && element.checkVisibility(),
    );
  const textOf = (element: Element) => element.textContent?.trim() ?? '';

  /** Where there is something to see, from top to bottom. */
  const seen = (place: Element) => {
    const graphics = 'img, svg, canvas, iframe, input, button, select, textarea';
    const boxes = [...place.querySelectorAll(graphics)].map((each) => each.getBoundingClientRect());
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement) continue;
      // The list of contents is beside the page.
      if (parentElement.closest('nav') && !isExample(parentElement)) continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes
      .filter(({ width, height }) => width > 1 && height > 1)
      .sort((a, b) => a.top - b.top);
  };
  /** The first gap that is too large, in px; 0 if there is none. */
  const gapIn = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect();
    let end = top;
    for (const box of seen(place)) {
      if (box.top - end > mostBlank) return Math.round(box.top - end);
      end = Math.max(end, box.bottom);
    }
    return bottom - end > mostBlank ? Math.round(bottom - end) : 0;
  };

  const faults: string[] = [];
  if (textOf(page).length < 80) faults.push('says next to nothing');
  if (own('h1').length !== 1) faults.push(`has ${own('h1').length} first-level headings`);
  const withoutCode = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const code of copy.querySelectorAll('code, pre')) code.remove();
    return textOf(copy);
  };
  for (const element of own('p, li, dd, td, h1, h2, h3')) {
    const text = withoutCode(element);
    if (/\|\s*:?-{3,}|^\s*\||\*\*|^#{1,6} |\]\(|`/.test(text)) {
      faults.push(`shows raw Markdown: ${text.slice(0, 60)}`);
    }
    if (
      /\[object |\bTODO\b|\bTBD\b|lorem ipsum/i.test(text) ||
      /^(undefined|null|NaN)$/.test(text)
    ) {
      faults.push(`shows what a program left: ${text.slice(0, 60)}`);
    }
  }
  for (const element of own('h1, h2, h3, h4, p, li, dt, dd, th, summary, caption')) {
    // A live region is empty until there is something to say.
    if (element.matches('[role="status"], [aria-live]')) continue;
    if (textOf(element) === '' && !element.querySelector('img, svg, input, canvas')) {
      faults.push(`has an empty <${element.localName}>`);
    }
  }
  for (const place of [page, ...page.querySelectorAll('.docs-story')]) {
    const gap = gapIn(place);
    const name = place.querySelector('[id^="story--"]')?.id ?? 'a story';
    if (gap > 0) faults.push(`is blank over ${gap} px${place === page ? '' : ` in ${name}`}`);
  }
  for (const link of own('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    const [, place] = /^#(.+)/.exec(href) ?? [];
    if (place && !document.getElementById(decodeURIComponent(place))) {
      faults.push(`has a link to nothing: ${href}`);
    }
    const [, kind, id = ''] = /[?&]path=\/(\w+)\/([^&#]*)/.exec(href) ?? [];
    if (/[?&]path=/.test(href) && !(/^(docs|story)$/.test(kind ?? '') && ids.includes(id))) {
      faults.push(`links past the index: ${href}`);
    }
    if (href.startsWith('/')) faults.push(`has a link that fails below a path: ${href}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const widest = [...page.querySelectorAll('*')]
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .sort((a, b) => b.right - a.right)[0]?.element;
    faults.push(
      `scrolls sideways by ${scrollWidth - clientWidth} px: ${widest?.outerHTML.slice(0, 120)}`,
    );
  }
  return faults;
}
