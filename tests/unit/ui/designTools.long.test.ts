import { makeScales, tokenName, writeDesignTokens } from '@portfolio/ui/tokens';
import { expect, test } from 'vitest';
import { importTool } from '../../harness/fetchTool.ts';

/** Tokens by name, as a tool understood them. */
type Read = Record<string, { $value: unknown }>;

test('Terrazzo reads tokens.json without a complaint', { timeout: 300_000 }, async () => {
  const { defineConfig, Logger, parse } = await importTool('@terrazzo/parser');
  const folder = new URL('file:///');
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig({ tokens: ['./tokens.json'] }, { cwd: folder, logger });
  const source = { filename: new URL('tokens.json', folder), src: writeDesignTokens() };
  const { tokens } = (await parse([source], { config, logger })) as { tokens: Read };
  expect({ errors: logger.errorCount, warnings: logger.warnCount }).toEqual({
    errors: 0,
    warnings: 0,
  });
  expect(Object.keys(tokens)).toHaveLength(76);
  expect(tokens['motion.fast']?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(tokens['color.light.action.default']?.$value).toMatchObject({ colorSpace: 'oklch' });
});

test('Style Dictionary makes CSS of tokens.json', { timeout: 300_000 }, async () => {
  const { default: StyleDictionary } = await importTool('style-dictionary');
  const css = StyleDictionary.hooks.transformGroups.css;
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(writeDesignTokens()),
    log: { warnings: 'error', verbosity: 'silent' },
    hooks: {
      transforms: {
        // It doesn't write durations by itself yet; the page of the tokens says so.
        'duration/css': {
          type: 'value',
          filter: ({ $type }: { $type?: string }) => $type === 'duration',
          transform: ({ $value }: { $value: { value: number; unit: string } }) =>
            `${$value.value}${$value.unit}`,
        },
      },
    },
    platforms: {
      css: {
        prefix: 'pf',
        transforms: ['duration/css', ...css],
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
  });
  await dictionary.hasInitialized;
  const [{ output }] = (await dictionary.formatPlatform('css')) as [{ output: string }];
  expect(output).not.toContain('[object');
  const { motion, easing, space } = makeScales();
  for (const [scale, values] of Object.entries({ motion, easing, space })) {
    for (const [name, value] of Object.entries(values)) {
      const expected = value === '0rem' ? /: 0(?:rem)?;/ : value;
      const line = output
        .split('\n')
        .find((each) => each.includes(`--${tokenName([scale, name])}:`));
      expect(line, name).toMatch(expected);
    }
  }
  expect(output).toContain('--pf-color-dark-text-muted: #abb0bc;');
});
