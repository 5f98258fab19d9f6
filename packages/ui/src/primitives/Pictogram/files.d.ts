/** The bundler gives the address of the file. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
