/** Where the site lies on its host, with a slash at both ends: `/`, or `/portfolio/`. */
export const basePath = import.meta.env.BASE_URL;

/** A path as the site's own pages have it: `/portfolio/skills` is `/skills`. */
export const withoutBase = (pathname: string) =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;

/** A path of the site's own on its host: `/skills` is `/portfolio/skills`. */
export const withBase = (path: string) => basePath + path.slice(1);
