import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Keep } from '@portfolio/artifacts/keep';

/** A kept result, and its inputs. */
interface Kept {
  version: string;
  /** The parts of the inputs that were read, with a hash of each. */
  parts: [name: string, hash: string][];
  made: unknown;
}

/** The name of all inputs together, which no single one has. */
const WHOLE = '';

const partOf = (inputs: object, name: string): unknown =>
  name === WHOLE ? inputs : Reflect.get(inputs, name);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const HASH_BYTES = 32;

const hashOf = (value: unknown) => sha256(serialize(value)).toString('base64url');

/** The inputs, recording in `read` which parts are read. */
const watched = <Inputs extends object>(inputs: Inputs, read: Set<string>) =>
  new Proxy(inputs, {
    get(target, name) {
      read.add(String(name));
      return Reflect.get(target, name);
    },
    has(target, name) {
      read.add(String(name));
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      read.add(WHOLE);
      return Reflect.ownKeys(target);
    },
  });

/** Nothing if there is none, or if a file is half written: its first bytes are a hash of the others. */
async function readKept(file: string): Promise<Kept | undefined> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const kept = bytes.subarray(HASH_BYTES);
  return sha256(kept).equals(bytes.subarray(0, HASH_BYTES)) ? deserialize(kept) : undefined;
}

async function writeKept(file: string, kept: Kept) {
  const bytes = serialize(kept);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.concat([sha256(bytes), bytes]));
}

/**
 * Keeps the results of a build for the next one: one file for each, the last of its kind, so the folder
 * doesn't grow. A result is made again if an input that was read for it or the version has changed. It is
 * also made again if two builds write at the same time and leave neither's file whole.
 * @param version of the code and the fonts that make the results
 */
export function keepIn(folder: string, version: string): Keep {
  return async (name, inputs, make) => {
    const file = join(folder, encodeURIComponent(name));
    const last = await readKept(file);
    const isSame = ([part, hash]: Kept['parts'][number]) => hashOf(partOf(inputs, part)) === hash;
    if (last?.version === version && last.parts.every(isSame)) return last.made as never;
    const read = new Set<string>();
    const made = await make(watched(inputs, read));
    const parts = [...read].map((part): Kept['parts'][number] => [
      part,
      hashOf(partOf(inputs, part)),
    ]);
    // If the folder can't be written to, nothing is kept.
    await writeKept(file, { version, parts, made }).catch(() => undefined);
    return made;
  };
}
