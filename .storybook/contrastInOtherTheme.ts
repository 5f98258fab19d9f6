import axe from 'axe-core';

/** What axe finds out from colours, and so may find differently in the other theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const isDark = (theme: string | undefined) =>
  theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Fails when a story has too little contrast in the theme that it is not shown in. All other rules are
 * the accessibility addon's, in the theme that it is shown in.
 */
export async function checkContrastInOtherTheme(canvasElement: HTMLElement) {
  const { dataset } = document.documentElement;
  const { theme, motion } = dataset;
  dataset.theme = isDark(theme) ? 'light' : 'dark';
  // A colour on its way from one theme to the other is neither's.
  dataset.motion = 'reduced';
  try {
    const { violations } = await axe.run(canvasElement, { runOnly: COLOUR_RULES });
    if (violations.length === 0) return;
    const lines = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    );
    throw new Error(`In the ${dataset.theme} theme:\n${lines.join('\n\n')}`);
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    if (motion === undefined) delete dataset.motion;
    else dataset.motion = motion;
  }
}
