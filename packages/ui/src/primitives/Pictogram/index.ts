export {
  Pictogram,
  type PictogramName,
  type PictogramProps,
  pictogramNames,
} from './Pictogram.tsx';
