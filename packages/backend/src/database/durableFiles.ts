import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { systemCode } from '../errors.ts';

/** WASI's number for an input/output error. */
const ioError = 29;
/** Some file systems cannot flush a folder, or anything. */
const cannotFlush = new Set(['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP', 'ENOSYS']);

interface OpenFile {
  /** The descriptor that Node knows. */
  nfd: number;
}

function flush({ nfd }: OpenFile): number {
  try {
    fs.fsyncSync(nfd);
    return 0;
  } catch (error) {
    return cannotFlush.has(systemCode(error) ?? '') ? 0 : ioError;
  }
}

/** Postgres without PGlite's `-F`, and with the one flush that Emscripten passes on to the files. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * PGlite's folder on disk with real flushes. By default PGlite never flushes: rows outlive the
 * process but not a power cut.
 */
export class DurableFiles extends NodeFS {
  override async init(...[db, options]: Parameters<NodeFS['init']>) {
    return super.init(db, {
      ...options,
      preRun: [
        ...(options.preRun ?? []),
        ({ FS }) => {
          const { filesystems } = FS as unknown as {
            filesystems: { NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } } };
          };
          filesystems.NODEFS.stream_ops.fsync = flush;
        },
      ],
    });
  }
}
