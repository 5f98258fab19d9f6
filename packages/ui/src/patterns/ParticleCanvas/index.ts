export { ParticleCanvas, type ParticleCanvasProps } from './ParticleCanvas.tsx';
export { REST_MS } from './runParticles.ts';
