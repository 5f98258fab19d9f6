/** Publishes the Storybook to Chromatic, which keeps the pictures: `npm run chromatic`. */
import { runCommand } from '../harness/runCommand.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Downloading chromatic, unless npm has it already …');
  process.exitCode = await runCommand(
    `npx --yes chromatic@13.3.5 ${process.argv.slice(2).join(' ')}`,
  );
} else {
  console.error('Chromatic needs the project’s token: set CHROMATIC_PROJECT_TOKEN and run again.');
  process.exitCode = 1;
}
