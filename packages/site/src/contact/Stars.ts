export { Celebration as default } from '@portfolio/ui/Celebration';
