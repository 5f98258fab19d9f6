/** The address of a drawing, given by the bundler. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
