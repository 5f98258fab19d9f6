import { spawn } from 'node:child_process';
import { startGuard } from '@portfolio/backend/local/guard';

const [socketDir = '', ending] = process.argv.slice(2);

// Of its own session as PostgREST is, so that nothing but the guard ends it.
const guarded = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
startGuard(socketDir).watch(guarded.pid);
console.log(guarded.pid);

setTimeout(() => {
  if (ending === 'crash') throw new Error('a bug elsewhere');
  if (ending === 'exit') process.exit();
}, 200);
setInterval(() => undefined, 1_000);
