/**
 * The path of the site on its host, with a slash at both ends. The editor puts it before the names of files, because it makes
 * their public addresses of host and name. Its page is in a folder of the site; without a page, the path is `/`.
 */
export const sitePath =
  typeof location === 'undefined' ? '/' : new URL('../', location.href).pathname;
