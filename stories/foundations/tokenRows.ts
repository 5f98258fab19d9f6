import {
  type DesignToken,
  type DesignTokenGroup,
  type Look,
  makeDesignTokens,
  themes,
  tokenName,
} from '@portfolio/ui/tokens';

/** One token as the table shows it. */
export interface TokenRow {
  /** The names that lead to it in the file, with dots: `color.light.text.muted`. */
  name: string;
  /** The custom property that has the value. */
  property: string;
  value: string;
  type: DesignToken['$type'];
  /** A colour to show, as CSS. */
  swatch?: string;
}

/** One group at the top of the file. */
export interface TokenGroup {
  name: string;
  description: string;
  rows: readonly TokenRow[];
}

const isToken = (node: object): node is DesignToken => '$value' in node;

/** A value in a few words. */
function show({ $type, $value }: DesignToken): string {
  switch ($type) {
    case 'color':
      return (
        $value.hex ?? `oklch(${$value.components.map((each) => Number(each.toFixed(3))).join(' ')})`
      );
    case 'dimension':
    case 'duration':
      return `${$value.value} ${$value.unit}`;
    case 'cubicBezier':
    case 'fontFamily':
      return $value.join(', ');
    default:
      return String($value);
  }
}

/** A theme, and an end of the type scale, are in the file but not in the name of the property. */
const onlyInFile: readonly string[] = [...themes, 'narrow', 'wide'];

function listRows(node: DesignTokenGroup, path: readonly string[]): TokenRow[] {
  return Object.entries(node).flatMap(([name, child]): TokenRow[] => {
    if (typeof child !== 'object') return [];
    const here = [...path, name];
    if (!isToken(child)) return listRows(child, here);
    const value = show(child);
    return [
      {
        name: here.join('.'),
        property: `--${tokenName(here.filter((part, index) => index !== 1 || !onlyInFile.includes(part)))}`,
        value,
        type: child.$type,
        ...(child.$type === 'color' && { swatch: value }),
      },
    ];
  });
}

/** All tokens of a look, in the groups of the file. */
export const tokenGroupsOf = (look: Look): readonly TokenGroup[] =>
  Object.entries(makeDesignTokens(look)).flatMap(([name, group]) =>
    typeof group === 'object' && !isToken(group)
      ? [{ name, description: group.$description ?? '', rows: listRows(group, [name]) }]
      : [],
  );

/** The groups with the tokens that have all words of `query` somewhere. */
export function searchTokens(groups: readonly TokenGroup[], query: string): TokenGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = ({ name, property, value, type }: TokenRow) => {
    const text = `${name} ${property} ${value} ${type}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(matches) }))
    .filter(({ rows }) => rows.length > 0);
}
