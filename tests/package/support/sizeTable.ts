/** The size of each component in kB after Brotli, without React: a table to print. */
export function sizeTable(sizes: { name: string; brotliBytes: number }[]): string {
  const width = Math.max(...sizes.map(({ name }) => name.length));
  const rows = sizes.map(
    ({ name, brotliBytes }) =>
      `${name.padEnd(width)}  ${(brotliBytes / 1000).toFixed(2).padStart(6)}`,
  );
  return [`${'kB brotli'.padEnd(width)}      JS`, ...rows].join('\n');
}
