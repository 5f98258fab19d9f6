export { MAP_TIMEOUT_MS, MapEmbed, type MapEmbedProps } from './MapEmbed.tsx';
