/** The rules of axe that depend on colours, and so on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const isDark = (theme: string | undefined) =>
  theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Throws if a story has too little contrast in the other theme. In the theme that it is shown in,
 * the accessibility addon checks all rules.
 */
export async function checkContrastInOtherTheme(canvasElement: HTMLElement) {
  // Only in tests: readers of the workshop needn't wait for it.
  const { default: axe } = await import('axe-core');
  const { dataset } = document.documentElement;
  const { theme, motion } = dataset;
  dataset.theme = isDark(theme) ? 'light' : 'dark';
  // While a colour changes from one theme to the other, it belongs to neither.
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
