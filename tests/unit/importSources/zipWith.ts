import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { freshFolder } from '../backend/support/folders.ts';

/** A file for a zip, and what the zip says about it. */
interface Packed {
  name: string;
  text: string;
  /** The size that the zip states. @default the real one */
  size?: number;
  /** @default false */
  encrypted?: boolean;
}

const DEFLATED = 8;

/** The fields that the two headers of a file share (APPNOTE.TXT, 4.3.7 and 4.3.12). */
function sharedHeader({ name, text, size, encrypted }: Packed, packedSize: number) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(encrypted ? 1 : 0, 2);
  header.writeUInt16LE(DEFLATED, 4);
  header.writeUInt32LE(packedSize, 14);
  header.writeUInt32LE(size ?? Buffer.byteLength(text), 18);
  header.writeUInt16LE(Buffer.byteLength(name), 22);
  return header;
}

/** The path of a zip that is gone after the test. */
export function zipWith(...files: Packed[]): string {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.text);
    const header = sharedHeader(file, packed.length);
    const name = Buffer.from(file.name);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), header, rest, name);
    const local = [Buffer.from('PK\x03\x04'), header, name, packed];
    parts.push(...local);
    at += Buffer.concat(local).length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  const path = join(freshFolder(), 'export.zip');
  writeFileSync(path, Buffer.concat([...parts, central, end]));
  return path;
}
