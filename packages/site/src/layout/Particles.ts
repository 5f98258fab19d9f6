export { ParticleCanvas as default } from '@portfolio/ui/ParticleCanvas';
