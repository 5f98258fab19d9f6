import { runCommand } from '../command.ts';
import { migrateCommand } from './migrateCommand.ts';

runCommand(migrateCommand());
