import { contentTypes } from './contentTypes.ts';
import type { Headers } from './hostFiles.ts';
import { transportSecurity } from './transportSecurity.ts';

/** Text types: worth compressing, and sent with their encoding. nginx includes HTML by itself. */
const textTypes = Object.keys(contentTypes)
  .filter((type) => /^text\/(?!html)|(?:json|xml)$/.test(type))
  .join(' ');

/** A variable that is empty if the connection isn't encrypted: nginx then leaves the header out. */
const WHERE_ENCRYPTED = '$portfolio_hsts';

const inExpression = (path: string) => path.replaceAll('.', '\\.');

const addHeaders = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => {
    const shown = name === transportSecurity ? WHERE_ENCRYPTED : value;
    return `add_header ${name} "${shown}" always;`;
  });

/** In the server block: within a location, `try_files` would stop working when the condition is true. */
const setWhereEncrypted = (value: string | undefined) =>
  value
    ? `set ${WHERE_ENCRYPTED} "";
if ($scheme = https) { set ${WHERE_ENCRYPTED} "${value}"; }
`
    : '';

/** A variable with the page for an unknown address. */
const NOT_FOUND = '$portfolio_not_found';

/** In the server block, for the same reason. */
const setNotFound = (base: string, languages: readonly string[]) =>
  [
    `set ${NOT_FOUND} ${base}404.html;`,
    ...languages.map(
      (part) =>
        `if ($uri ~ ^${inExpression(base + part)}) { set ${NOT_FOUND} ${base}${part}404.html; }`,
    ),
  ].join('\n');

/** The workshop, as it is: its documents keep the ends of their names, and its folder the slash. */
const workshopLocation = (at: string, fresh: readonly string[], kept: readonly string[]) => `
  location = ${at.slice(0, -1)} { return 301 ${at}$is_args$args; }
  location ${at} {
    try_files $uri \${uri}index.html =404;
    ${fresh.join('\n    ')}
    location ${at}assets/ {
      try_files $uri =404;
      ${kept.join('\n      ')}
    }
  }`;

/**
 * The part of nginx's configuration that serves the site below `base`, to be included in a server
 * block. Inner locations inherit everything from the outer one, except `add_header`: a location
 * that adds one header inherits none, so each names them all.
 * @param base the site's path on its host, with a slash at both ends
 * @param parts the folders of the languages below `base`: an empty one for the first, `fr/` for another
 * @param workshop its path below `base` and its headers, if it is published
 */
export function nginxFile(
  base: string,
  headers: { security: Headers; keptForAYear: Headers },
  parts: readonly string[],
  workshop?: { path: string; headers: Headers },
) {
  const freshWith = (more: Headers) => addHeaders({ ...more, 'Cache-Control': 'no-cache' });
  const keptWith = (more: Headers) => addHeaders({ ...more, ...headers.keptForAYear });
  const fresh = freshWith(headers.security);
  const types = Object.entries(contentTypes).map(([type, ends]) => `${type} ${ends.join(' ')};`);
  const name = base.slice(0, -1);
  const inBase = inExpression(base);
  const languages = parts.filter((part) => part !== '');
  const place = name
    ? `in whose "root" this folder has the path ${name.slice(1)}`
    : 'whose "root" is this folder';
  const toBase = `location = ${name} { absolute_redirect off; return 301 ${base}$is_args$args; }`;
  /** The first page of another language keeps its slash, which the pages of the site lose. */
  const firstPages = languages
    .map(
      (part) => `
  location = ${base}${part.slice(0, -1)} { return 301 ${base}${part}$is_args$args; }
  location = ${base}${part}index.html { return 301 ${base}${part}$is_args$args; }
  location = ${base}${part} {
    try_files \${uri}index.html =404;
    ${fresh.join('\n    ')}
  }`,
    )
    .join('');
  const assets = parts
    .map(
      (part) => `  location ${base}${part}assets/ {
    try_files $uri =404;
    ${keptWith(headers.security).join('\n    ')}
  }`,
    )
    .join('\n');
  const notFoundPages = parts
    .map(
      (part) => `  location = ${base}${part}404.html {
    internal;
    ${fresh.join('\n    ')}
  }`,
    )
    .join('\n');
  return `# Written by the build: include it in the server block, ${place}.
${setWhereEncrypted(headers.security[transportSecurity])}${setNotFound(base, languages)}
${name && toBase}
location ${base} {
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes};
  gzip on;
  gzip_vary on;
  gzip_types ${textTypes};
  types {
    ${types.join('\n    ')}
  }
  error_page 404 ${NOT_FOUND};
  # One address for each page: /skills, not /skills.html or /skills/.
  rewrite ^(${inBase})index\\.html$ $1 permanent;
  rewrite ^(${inBase}.+)\\.html$ $1 permanent;
  rewrite ^(${inBase}.+)/$ $1 permanent;
  try_files \${uri}index.html $uri.html $uri =404;
  ${fresh.join('\n  ')}
${assets}${firstPages}${workshop ? workshopLocation(base + workshop.path, freshWith(workshop.headers), keptWith(workshop.headers)) : ''}
${notFoundPages}
}
`;
}
