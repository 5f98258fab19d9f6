export { MapEmbed, type MapEmbedProps } from './MapEmbed';
