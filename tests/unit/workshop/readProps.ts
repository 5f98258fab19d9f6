import { dirname } from 'node:path';
import { type PropItem, withCompilerOptions } from 'react-docgen-typescript';
import ts from 'typescript';
import { propsOptions } from '../../../.storybook/propsOptions.ts';

/** A prop, as its table on the docs page shows it. */
export interface Prop {
  name: string;
  type: string;
  /** The values of a closed set, such as the variants of a button. */
  values: readonly string[];
  description: string;
  required: boolean;
  /** What the table says: from the code, or from `@default`. */
  defaultValue: string | undefined;
}

const toProp = ({ name, type, description, required, defaultValue }: PropItem): Prop => ({
  name,
  type: type.raw ?? type.name,
  values: (type.value ?? []).map(({ value }: { value: string }) => value),
  description,
  required,
  defaultValue: defaultValue === null ? undefined : String(defaultValue.value),
});

/** A component that the library exports, with its props; without any if they can't be read. */
export interface DescribedComponent {
  name: string;
  props: readonly Prop[] | undefined;
}

/** The functions with a capital that the entries of the library export. */
function exportedComponents(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => /\/(primitives|patterns|portfolio)\/\w+\/index\.ts$/.test(fileName))
    .flatMap((file) => checker.getExportsOfModule(checker.getSymbolAtLocation(file) as ts.Symbol))
    .filter((symbol) => {
      const { flags } =
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return /^[A-Z]/.test(symbol.name) && flags & ts.SymbolFlags.Function;
    })
    .map(({ name }) => name);
}

/** The components of the library, with their props as Storybook reads them. */
export function readComponents(): DescribedComponent[] {
  const { tsconfigPath, include: _, ...options } = propsOptions;
  const { config } = ts.readConfigFile(tsconfigPath, ts.sys.readFile);
  const project = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfigPath));
  const program = ts.createProgram(project.fileNames, project.options);
  const described = new Map(
    withCompilerOptions(project.options, options)
      .parseWithProgramProvider(
        project.fileNames.filter((file) => file.endsWith('.tsx')),
        () => program,
      )
      .map(({ displayName, props }) => [displayName, Object.values(props).map(toProp)]),
  );
  return exportedComponents(program).map((name) => ({ name, props: described.get(name) }));
}

/** Words that say what a number counts or measures. */
const UNIT =
  /\b(milliseconds?|seconds?|px|pixels?|rem|percent|columns?|rows?|index|how many|number of|characters?|at most|at least)\b/i;

/** What a reader of a prop's row in the table would miss; nothing if it says all. */
export function findPropFaults({ name, type, values, ...prop }: Prop): string[] {
  const isChoice = type.startsWith('boolean') || values.length > 0;
  // Which icon is no choice with a default: without one there is none.
  const needsDefault = isChoice && !prop.required && !type.startsWith('IconName');
  const faults: string[] = [];
  if (prop.description.trim() === '') faults.push('has no description');
  else if (name.endsWith('Ms') && !/milliseconds/.test(prop.description)) {
    faults.push('is a time, and its description doesn’t say milliseconds');
  } else if (/^number\b/.test(type) && !UNIT.test(prop.description)) {
    faults.push('is a number, and its description doesn’t say of what');
  }
  if (needsDefault && prop.defaultValue === undefined) faults.push('has no @default');
  return faults;
}
