interface Manifest {
  repository?: string | { url?: string };
}

/**
 * Where the sources can be read on the web, up to the path of a file: from the `repository` of
 * `package.json`, or from the variables of a GitHub workflow. Undefined if neither is there.
 */
export function repositoryAddress(
  { repository }: Manifest,
  env: Record<string, string | undefined>,
): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = env;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const address = url
    ?.replace(/^git\+/, '')
    .replace(/\.git$/, '')
    .replace(/^github:|^(?=[\w.-]+\/[\w.-]+$)/, 'https://github.com/')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/');
  const home = address ?? (server && name && `${server}/${name}`);
  return home && /^https?:\/\//.test(home) ? `${home}/blob/${commit ?? 'HEAD'}/` : undefined;
}
