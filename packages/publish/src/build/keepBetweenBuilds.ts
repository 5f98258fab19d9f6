import { type Keep, makeAnew } from '@portfolio/artifacts/keep';
import type { ResolvedConfig } from 'vite';
import { cacheFolder } from '../content/folders.ts';
import { drawingVersion } from './drawingVersion.ts';
import { keepIn } from './lastBuild.ts';
import { readSwitch } from './switches.ts';

/** Only at the start, the running code is the one on the disk. */
let version: Promise<string> | undefined;

/** Keeps a build's drawings for the next one, unless `BUILD_CACHE` is false; while developing, nothing is kept. */
export async function keepBetweenBuilds({
  command,
  mode,
}: Pick<ResolvedConfig, 'command' | 'mode'>): Promise<Keep> {
  const isOn = command === 'build' && readSwitch('BUILD_CACHE', mode, true);
  if (!isOn) return makeAnew;
  version ??= drawingVersion();
  return keepIn(cacheFolder, await version);
}
