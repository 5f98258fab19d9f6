import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { errorText, StackError, type StackErrorCode } from '../errors.ts';
import { finishFolder, prepareFolder } from './databaseFolder.ts';
import { DurableFiles, durableStartParams } from './durableFiles.ts';
import { applyMigrations, type Migration } from './migrations.ts';

/** What the database's thread is started with. */
export interface DatabaseTask {
  /** Postgres, compiled. */
  postgres: WebAssembly.Module;
  dir: string;
  /** Is there while the database is made for the first time. */
  unfinishedMarker: string;
  rolesSql: string;
  migrations: Migration[];
  /** The Unix socket to listen on; without one, a free loopback port. */
  socketPath: string | undefined;
}

/** What the thread tells. It ends when it is sent any message. */
export type FromDatabase =
  | { type: 'ready'; port: number | undefined }
  | { type: 'warning'; line: string }
  | { type: 'failed'; code: StackErrorCode; message: string };

/** PostgREST keeps one connection; when it renews it, the old one may still be there. */
const maxConnections = 4;

async function openPostgres(
  { dir, unfinishedMarker, postgres }: DatabaseTask,
  onPanic: (reason: string) => void,
): Promise<PGlite> {
  const complaints: string[] = [];
  let isOpen = false;
  try {
    prepareFolder(dir, unfinishedMarker);
    const db = await PGlite.create({
      fs: new DurableFiles(dir),
      startParams: durableStartParams,
      pgliteWasmModule: postgres,
      onStderr(line) {
        const [, level, text] = /(FATAL|PANIC|DETAIL):\s*(.*)/.exec(line) ?? [];
        if (text && isOpen && level === 'PANIC') onPanic(text);
        if (text && complaints.length < 2) complaints.push(text);
        return false;
      },
    });
    finishFolder(dir, unfinishedMarker);
    isOpen = true;
    return db;
  } catch (error) {
    throw new StackError('database-unreadable', complaints.join(': ') || errorText(error));
  }
}

async function serve(db: PGlite, { socketPath }: DatabaseTask): Promise<PGLiteSocketServer> {
  const place = socketPath ? { path: socketPath } : { host: '127.0.0.1', port: 0 };
  const server = new PGLiteSocketServer({ db, maxConnections, ...place });
  try {
    await server.start();
  } catch (error) {
    throw new StackError('socket-failed', errorText(error));
  }
  return server;
}

async function run(task: DatabaseTask, port: MessagePort): Promise<void> {
  const tell = (message: FromDatabase) => port.postMessage(message);
  try {
    const db = await openPostgres(task, (message) => {
      tell({ type: 'failed', code: 'database-crashed', message });
      // PGlite would hand the next query to what is left of Postgres, which hangs.
      process.exit(1);
    });
    await db.exec(task.rolesSql);
    await applyMigrations(db, task.migrations, (line) => tell({ type: 'warning', line }));
    // PGlite's only session is the superuser's; PostgREST is to have no more rights than on a hosted project.
    await db.exec('set session authorization authenticator');
    const server = await serve(db, task);
    port.once('message', async () => {
      await server.stop();
      await db.close();
      port.close();
    });
    const address = server.getServerConn();
    tell({ type: 'ready', port: task.socketPath ? undefined : Number(address.split(':').at(-1)) });
  } catch (error) {
    const code = error instanceof StackError ? error.code : 'database-unreadable';
    tell({ type: 'failed', code, message: errorText(error) });
    port.close();
  }
}

if (parentPort) void run(workerData as DatabaseTask, parentPort);
