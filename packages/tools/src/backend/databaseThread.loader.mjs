// Node 20 loads no TypeScript in a thread of itself.
import { register } from 'tsx/esm/api';

register();
await import('./databaseThread.ts');
