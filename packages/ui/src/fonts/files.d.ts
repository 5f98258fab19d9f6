/** The bundler gives the address of the font file. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
