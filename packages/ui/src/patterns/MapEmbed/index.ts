export { MapEmbed, type MapEmbedProps } from './MapEmbed.tsx';
export { MAP_TIMEOUT_MS } from './useMap.ts';
