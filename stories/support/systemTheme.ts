/** Makes scripts believe that the system has this theme. Returns how to undo it. */
export function withSystemTheme(theme: 'light' | 'dark') {
  const real = window.matchMedia;
  window.matchMedia = (query) =>
    real.call(
      window,
      query === '(prefers-color-scheme: dark)' ? (theme === 'dark' ? 'all' : 'not all') : query,
    );
  return () => {
    window.matchMedia = real;
  };
}
