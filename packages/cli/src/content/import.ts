import { runCommand } from '../command.ts';
import { importCommand } from './importCommand.ts';

runCommand(importCommand());
