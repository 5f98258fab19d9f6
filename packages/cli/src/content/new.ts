import { runCommand } from '../command.ts';
import { newCommand } from './newCommand.ts';

runCommand(newCommand());
