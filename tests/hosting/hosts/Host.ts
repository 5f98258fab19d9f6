import type { Build } from '../builds.ts';

/** The site on a host, being served. */
export interface Served {
  /** The host's origin on this machine. */
  origin: string;
  close(): Promise<void> | void;
}

/** A place where the site can be published, or its rules. */
export interface Host {
  name: string;
  serve(build: Build): Promise<Served>;
  /** Whether it sends the headers that the build asks for. */
  sendsHeaders: boolean;
  /**
   * Whether our files make it require encrypted connections: not if it does so by itself, or serves without encryption.
   */
  sendsTransportSecurity?: boolean;
  /** Whether it shows a folder's page without the slash that relative addresses depend on. */
  servesFoldersWithoutSlash?: boolean;
  /** Other ways to write the address of `/skills` that lead to it before any script runs. */
  aliases: readonly string[];
  /** Whether a browser tries it, too: not if another test has done so. @default everywhere */
  walkedAt?: Build['name'];
}
