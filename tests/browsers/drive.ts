import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type SupportedBrowser } from 'puppeteer-core';
import { launchOptions } from '../harness/launchOptions.ts';
import type { Browsers } from './findBrowsers.ts';

/** A browser with one page, as a person uses it: with a pointer and a keyboard. */
export interface Driven {
  /** Opens an address in a window of this size, in CSS pixels. */
  open(url: string, width: number, height: number): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are JSON. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export async function drivePuppeteer(browser: SupportedBrowser, path: string): Promise<Driven> {
  const args = browser === 'chrome' ? ['--no-sandbox', ...launchOptions().args] : [];
  const program = await launch({ browser, executablePath: path, args });
  const page = await program.newPage();
  return {
    async open(url, width, height) {
      await page.setViewport({ width, height });
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (work, ...args) => page.evaluate(work as (...all: unknown[]) => unknown, ...args) as never,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => program.close(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
}

/** A display that nobody sees. */
async function startDisplay(path: string) {
  const program = spawn(path, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(program.stdout, 'data')) as [Buffer];
  return { program, name: `:${String(number).trim()}` };
}

/** The only pointer. */
const POINTER = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

/** WebKit by the W3C's WebDriver, while `puppeteer-core` only has BiDi, which WebKit does not support. */
export async function driveWebKit(paths: NonNullable<Browsers['webkit']>): Promise<Driven> {
  const display = await startDisplay(paths.display);
  const port = await freePort();
  const driver = spawn(paths.driver, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name },
  });
  const ask = async (method: string, path: string, body?: unknown) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  const isReady = () => ask('GET', '/status').catch(() => undefined);
  while (!(await isReady())) await pause(50);
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  const inSession = (method: string, path: string, body?: unknown) =>
    ask(method, `/session/${sessionId}${path}`, body);
  const act = (actions: unknown[]) => inSession('POST', '/actions', { actions });
  return {
    async open(url, width, height) {
      await inSession('POST', '/window/rect', { width, height });
      await inSession('POST', '/url', { url });
    },
    run: async (work, ...args) => {
      const script = `const [done] = [...arguments].slice(-1);
        Promise.resolve((${work})(...[...arguments].slice(0, -1)))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await inSession('POST', '/execute/async', { script, args });
      if (error) throw new Error(error);
      // JSON has no `undefined`.
      return value ?? undefined;
    },
    async press(x, y) {
      const [x1, y1] = [Math.round(x), Math.round(y)];
      const actions = [
        { type: 'pointerMove', x: x1, y: y1 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act([{ ...POINTER, actions }]);
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keys', actions }]);
    },
    screenshot: async () => Buffer.from(await inSession('GET', '/screenshot'), 'base64'),
    async close() {
      await ask('DELETE', `/session/${sessionId}`);
      await stop(driver);
      await stop(display.program);
    },
  };
}
