import '@portfolio/ui/styles.css';
import { type ButtonProps, type ButtonVariant, buttonVariants } from '@portfolio/ui/Button';
import { layerStatement } from '@portfolio/ui/layers';
import { TagList } from '@portfolio/ui/Tag';
import { type ColorPair, colors, makeDesignTokens } from '@portfolio/ui/tokens';

export const variants: readonly ButtonVariant[] = buttonVariants;
export const props: ButtonProps = {
  variant: 'outline',
  onClick: (event) => event.preventDefault(),
};
export const pair: ColorPair = colors.action.default;
export const statement: string = layerStatement;
export const description: string | undefined = makeDesignTokens().$description;

// @ts-expect-error There is no such variant.
export const wrong: ButtonProps = { variant: 'loud' };
// @ts-expect-error A list of tags says what it is of.
export const unnamed = TagList({ tags: [] });
