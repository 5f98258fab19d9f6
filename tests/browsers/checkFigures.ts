/** A figure, and what isn't where its axes say. */
export interface CheckedFigure {
  title: string;
  size: string;
  faults: string[];
}

/**
 * Compares the places of marks, gridlines and labels in every visible figure. Runs in a page, in any browser, so it
 * can't use anything from outside. Places are in CSS pixels; a label's own place on its axis is in its style attribute.
 */
export function checkFigures(): CheckedFigure[] {
  const place = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const find = (root: Element, selector: string) =>
    [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );

  const check = (figure: HTMLElement): CheckedFigure => {
    const faults: string[] = [];
    const expectNear = (what: string, at: number | undefined, places: number[], within = 2) => {
      const distance = Math.min(...places.map((each) => Math.abs(each - (at ?? Number.NaN))));
      if (!(distance <= within)) faults.push(`${what} is ${Math.round(distance)} px off`);
    };

    // A plot that is stretched has its own scale, and the coordinates of all others are percentages of their room.
    const drawing = figure.querySelector('[data-drawing]') ?? figure;
    const plots = find(drawing, 'svg').filter((plot) => !plot.parentElement?.closest('svg'));
    const scaled = plots.find((plot) => plot.hasAttribute('viewBox')) as SVGGraphicsElement;
    const open = plots.filter((plot) => !plot.hasAttribute('viewBox'));
    const room = (scaled ?? open[0])?.getBoundingClientRect() ?? new DOMRect();
    const matrix = scaled?.getScreenCTM() ?? new DOMMatrix([room.width / 100, 0, 0, 1, room.x, 0]);
    const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);

    for (const label of find(figure, '[style^="top:"]')) {
      const { top, y, bottom } = place(label);
      const line = at(0, Number.parseFloat(label.style.top)).y;
      expectNear(label.textContent, line, [top, y, bottom]);
    }
    for (const label of find(figure, '[style^="inset-inline-start:"]')) {
      const { left, x, right } = place(label);
      const line = at(Number.parseFloat(label.style.insetInlineStart), 0).x;
      // The first and the last one may be moved inwards.
      const isEnd = !label.previousElementSibling || !label.nextElementSibling;
      const nearest = Math.max(left, Math.min(line, right));
      expectNear(label.textContent, line, isEnd ? [nearest] : [x]);
    }

    // Named values: a plot for each row, and one for the gridlines of all.
    for (const plot of open) {
      const { left, right, y } = place(plot);
      expectNear('the start of a plot', left, [room.left]);
      expectNear('the end of a plot', right, [room.right]);
      const texts = [plot.previousElementSibling, plot.nextElementSibling];
      for (const text of texts) if (text?.matches('bdi')) expectNear('a row', y, [place(text).y]);
    }
    const [gridlines, ...rows] = open.map(place);
    const isCovered = rows.every(
      ({ top, bottom }) => gridlines && gridlines.top < top + 2 && gridlines.bottom > bottom - 2,
    );
    if (!isCovered) faults.push('gridlines end before the last row');

    // Before and after: each text is at its dot.
    const sides = find(figure, '[style*="--pf-room"] > *').map(place);
    const dots = find(figure, 'circle').map(place);
    dots.sort((a, b) => a.x - b.x);
    for (const [index, { left, right }] of sides.entries()) {
      const dot = dots[index]?.x;
      expectNear('a dot', dot, [Math.max(left, Math.min(dot ?? 0, right))], 8);
    }

    // A matrix: cells in rows and columns, each with its heading.
    const cells = find(figure, '[style*="--pf-tint"]');
    const count = Math.sqrt(cells.length);
    const headings = find(figure, '[data-density]:not([data-density="cells"]) > span').slice(2);
    for (const [index, cell] of cells.entries()) {
      const [row, column] = [Math.floor(index / count), index % count];
      const { x, y } = place(cell);
      const inColumn = [cells[column], headings[column]].flatMap((each) => each ?? []);
      const inRow = [cells[row * count], headings[count + row * (count + 1)]];
      for (const each of inColumn) expectNear(`column ${column}`, x, [place(each).x]);
      for (const each of inRow) if (each) expectNear(`row ${row}`, y, [place(each).y]);
    }

    // A share: round dots of one size.
    const [first, ...others] = find(figure, '[style*="grid-template-columns"] > span');
    for (const dot of first ? [first, ...others] : []) {
      const { width, height } = dot.getBoundingClientRect();
      expectNear('the height of a dot', height, [width]);
      expectNear('the width of a dot', width, [first?.getBoundingClientRect().width ?? 0]);
    }

    const title = figure.querySelector('figcaption > :last-child')?.textContent ?? '';
    return { title, size: figure.dataset.size ?? '', faults };
  };

  return find(document.body, 'figure[data-size]').map((figure) => check(figure as HTMLElement));
}

/** Turns all cards, and waits until they have turned. */
export async function turnCards(): Promise<void> {
  for (const button of document.querySelectorAll<HTMLElement>('article > [aria-expanded="false"]'))
    button.click();
  await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
}
