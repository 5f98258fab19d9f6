// Node 20 can't load TypeScript in a worker thread by itself.
import { register } from 'tsx/esm/api';

register();
await import('./databaseThread.ts');
