import { runCommand } from '../command.ts';
import { doctorCommand } from './doctorCommand.ts';

runCommand(doctorCommand);
