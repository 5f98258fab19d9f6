export { ParticleCanvas, type ParticleCanvasProps } from './ParticleCanvas.tsx';
