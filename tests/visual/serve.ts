import { createServer } from 'node:http';
import sirv from 'sirv';
import { STORYBOOK_FOLDER } from './paths.ts';

const serve = sirv(STORYBOOK_FOLDER);

createServer((request, response) => serve(request, response)).listen(
  Number(process.argv[2]),
  '127.0.0.1',
);
