/** The address of a font file, given by the bundler. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
