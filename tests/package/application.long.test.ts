import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sirv from 'sirv';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { makeColors } from '../../packages/ui/src/tokens/colors.ts';
import { fonts, radius, weight } from '../../packages/ui/src/tokens/scales.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import { runProgram } from './support/program.ts';

const { app } = inject('consumer');

describe('in a Vite application without any configuration', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    await runProgram('node', [resolve('node_modules/vite/bin/vite.js'), 'build'], app);
    server = createServer(sirv(join(app, 'dist'))).listen(0, '127.0.0.1');
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage({ colorScheme: 'light' });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
    page.on('response', (response) => {
      if (!response.ok()) problems.push(`${response.url()} is ${response.status()}`);
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('heading', { name: 'Work with me' }).waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  /** The computed value of a property of the element with this text. */
  const styleOf = (text: string, property: string) =>
    page
      .getByText(text, { exact: true })
      .evaluate(
        (element, name) =>
          getComputedStyle(element.closest('button') ?? element).getPropertyValue(name),
        property,
      );

  /** A colour as the browser writes it. */
  const written = (color: string) =>
    page.evaluate((value) => {
      const probe = document.createElement('i');
      probe.style.color = value;
      document.body.append(probe);
      const result = getComputedStyle(probe).color;
      probe.remove();
      return result;
    }, color);

  const light = makeColors('light');
  const dark = makeColors('dark');

  test.each([
    ['Write to me', 'background-color', light.action.default],
    ['Write to me', 'color', light.action.on],
    ['Python', 'border-top-color', light.line.hairline],
    ['Python', 'color', light.text.muted],
    ['Work with me', 'color', light.text.default],
  ])('"%s" has its %s from the tokens', async (text, property, color) => {
    expect(await styleOf(text, property)).toBe(await written(color));
  });

  test.each([
    ['Write to me', 'border-radius', `${radius.md}px`],
    ['Write to me', 'font-weight', String(weight.medium)],
    ['Write to me', 'font-family', expect.stringContaining(fonts.text[0])],
    ['Python', 'border-top-width', '1px'],
    ['Python', 'border-radius', `${radius.sm}px`],
    ['Work with me', 'font-family', expect.stringContaining(fonts.display[0])],
    // The layer of the application wins over the components.
    ['See more', 'border-radius', '11px'],
  ])('"%s" has its %s', async (text, property, value) => {
    expect(await styleOf(text, property)).toEqual(value);
  });

  test('the fonts come along', async () => {
    const loaded = await page.evaluate(async () => {
      const faces = [...(await document.fonts.ready)];
      return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    const families = loaded.map((family) => family.replaceAll('"', ''));
    expect(families).toEqual(expect.arrayContaining([fonts.display[0], fonts.text[0]]));
  });

  test('data-theme makes it dark', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expect
      .poll(() => styleOf('Write to me', 'background-color'))
      .toBe(await written(dark.action.default));
    expect(await styleOf('Python', 'color')).toBe(await written(dark.text.muted));
  });

  test('the console stays empty and every file is found', () => {
    expect(problems).toEqual([]);
  });
});

describe('for TypeScript', () => {
  test.each([
    ['a bundler', ts.ModuleKind.ESNext, ts.ModuleResolutionKind.Bundler],
    ['Node', ts.ModuleKind.NodeNext, ts.ModuleResolutionKind.NodeNext],
  ])(
    'the types hold under the rules of %s, with nothing of the package skipped',
    (_, module, moduleResolution) => {
      const program = ts.createProgram([join(app, 'src/types.ts')], {
        module,
        moduleResolution,
        target: ts.ScriptTarget.ES2023,
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedSideEffectImports: true,
        noEmit: true,
        types: [],
      });
      // React's own types are not in question, and take longest.
      const files = program
        .getSourceFiles()
        .filter(({ fileName }) => /\/(@portfolio\/ui|app\/src)\//.test(fileName));
      expect(files.length).toBeGreaterThan(5);
      const messages = files
        .flatMap((file) => [
          ...program.getSyntacticDiagnostics(file),
          ...program.getSemanticDiagnostics(file),
        ])
        .map(({ file, messageText }) => `${file?.fileName}: ${JSON.stringify(messageText)}`);
      expect(messages).toEqual([]);
    },
  );
});
