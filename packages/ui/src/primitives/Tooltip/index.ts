export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { OPEN_DELAY_MS, TooltipGroup, type TooltipGroupProps } from './TooltipGroup.tsx';
