import { join } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { displayPath } from '@portfolio/build/folders/repository';
import { finishFolder, prepareFolder } from './databaseFolder.ts';
import { databaseCrash, errorText, StackError, type StackErrorCode } from './errors.ts';
import { migrate } from './migrations.ts';

/** The data with which the database's thread is started. */
export interface DatabaseTask {
  /** Postgres, compiled. */
  postgres: WebAssembly.Module;
  dir: string;
  migrationsDir: string;
  /** The folder for the Unix socket to listen on; without one, the database takes a free loopback port. */
  socketDir: string | undefined;
}

/** The thread's message: its address, or the reason why it ends. Any message to the thread ends it. */
export type FromDatabase = { uri: string } | { code: StackErrorCode; message: string };

/** PostgREST has one connection. When it opens a new one, the old one may still be open. */
const maxConnections = 4;

function unreadable(dir: string, reason: string): StackError {
  const isFull = /no space left/i.test(reason);
  const remedy = isFull
    ? 'make room on the disk'
    : 'put back a copy of it, or move it away to start with an empty one';
  return new StackError(
    isFull ? 'disk-full' : 'database-unreadable',
    `the database in ${displayPath(dir)} cannot be opened (${reason}): ${remedy}`,
  );
}

async function openPostgres(
  { dir, postgres }: DatabaseTask,
  onPanic: (reason: string) => void,
): Promise<PGlite> {
  const complaints: string[] = [];
  let isOpen = false;
  try {
    prepareFolder(dir);
    const db = await PGlite.create({
      dataDir: dir,
      pgliteWasmModule: postgres,
      onStderr(line) {
        const [, level, text] = /(FATAL|PANIC|DETAIL):\s*(.*)/.exec(line) ?? [];
        if (text && isOpen && level === 'PANIC') onPanic(text);
        if (text && complaints.length < 2) complaints.push(text);
        return false;
      },
    });
    finishFolder(dir);
    isOpen = true;
    return db;
  } catch (error) {
    throw unreadable(dir, complaints.join(': ') || errorText(error));
  }
}

/** Listens for PostgREST, which connects to the server at `uri`. */
async function listen(db: PGlite, { socketDir }: DatabaseTask) {
  const place = socketDir
    ? // The name that Postgres' clients expect.
      { path: join(socketDir, '.s.PGSQL.5432') }
    : { host: '127.0.0.1', port: 0 };
  const server = new PGLiteSocketServer({ db, maxConnections, ...place });
  await server.start();
  const query = new URLSearchParams({ sslmode: 'disable', gssencmode: 'disable' });
  if (socketDir) query.set('host', socketDir);
  const host = socketDir ? '' : server.getServerConn();
  return { server, uri: `postgres://authenticator@${host}/postgres?${query}` };
}

async function run(task: DatabaseTask, port: MessagePort): Promise<void> {
  const tell = (message: FromDatabase) => port.postMessage(message);
  const tellFailure = ({ code, message }: StackError) => tell({ code, message });
  try {
    const db = await openPostgres(task, (reason) => {
      tellFailure(databaseCrash(reason));
      // PGlite would pass the next query to the crashed Postgres, and hang.
      process.exit(1);
    });
    await migrate(db, task.migrationsDir);
    // PGlite's only session belongs to the superuser. PostgREST must have no more rights than in a hosted project.
    await db.exec('set session authorization authenticator');
    const { server, uri } = await listen(db, task);
    port.once('message', async () => {
      await server.stop();
      await db.close();
      port.close();
    });
    tell({ uri });
  } catch (error) {
    tellFailure(error instanceof StackError ? error : databaseCrash(errorText(error)));
    port.close();
  }
}

if (parentPort) void run(workerData as DatabaseTask, parentPort);
