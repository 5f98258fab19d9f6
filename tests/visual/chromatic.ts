/** Publishes the Storybook to Chromatic, which keeps the pictures: `npm run chromatic`. */
import { runCall } from '../harness/runCall.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runCall(['npx', 'chromatic', ...process.argv.slice(2)]);
} else {
  console.error('Chromatic needs the project’s token: set CHROMATIC_PROJECT_TOKEN and run again.');
  process.exitCode = 1;
}
