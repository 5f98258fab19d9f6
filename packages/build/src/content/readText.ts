import { readFile } from 'node:fs/promises';
import { type ParsedJson, parseJson, textOf } from './parseText.ts';

/**
 * The text of a file that the owner wrote, without the byte order mark that some editors put first.
 * @throws Error whose message says why the file cannot be read, without its name
 */
export const readText = async (file: string): Promise<string> => textOf(await readFile(file));

/**
 * Reads a JSON file that the owner wrote, see {@link parseJson}.
 * @throws Error whose message says why the file cannot be read, without its name
 */
export const readJsonFile = async (file: string): Promise<ParsedJson> =>
  parseJson(await readText(file));
